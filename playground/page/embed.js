// @ts-check
// Embeds and attachments of a message. https://discord.com/developers/docs/resources/message#embed-object

/** @import { Attachment, Child, Embed, EmbedField, MarkdownContext, Message } from "../types" */

import { el, icon, isWebAddress, storedPath } from "./dom.js";
import { markdown, markdownLine } from "./markdown.js";

const IMAGE_NAME = /\.(png|jpe?g|gif|webp|avif)$/i;

/**
 * Everything under a message's text that is not a control.
 *
 * @param {Message} message
 * @param {MarkdownContext} context
 */
export function enclosures(message, context) {
  const used = new Set(message.embeds.flatMap(attachmentNames));
  const loose = message.attachments.filter((attachment) => !used.has(attachment.filename));
  return [
    ...loose.map(attachmentCard),
    ...message.embeds.map((embed) => embedCard(embed, message.attachments, context)),
  ];
}

/**
 * Names of attachments shown inside an embed, whether the address is still `attachment://` or already resolved.
 *
 * @param {Embed} embed
 */
function attachmentNames(embed) {
  return [
    embed.image,
    embed.thumbnail,
    embed.author && { url: embed.author.icon_url },
    embed.footer && { url: embed.footer.icon_url },
  ]
    .flatMap((picture) => picture?.url ?? [])
    .map((url) => url.split(/[?#]/)[0].split("/").at(-1));
}

/** @param {Attachment} attachment */
function attachmentCard(attachment) {
  const path = storedPath(attachment.url);
  if (!path) return null;
  const isImage = attachment.content_type?.startsWith("image/") ?? IMAGE_NAME.test(attachment.filename);
  if (isImage) {
    return el(
      "a",
      { class: "attached-image", href: path, target: "_blank" },
      el("img", {
        src: path,
        alt: attachment.description ?? attachment.filename,
        width: attachment.width,
        height: attachment.height,
        loading: "lazy",
      }),
    );
  }
  return el(
    "div",
    { class: "attached-file" },
    icon("file"),
    el(
      "div",
      { class: "file-name" },
      el("a", { href: path, target: "_blank" }, attachment.filename),
      el("div", { class: "file-size" }, fileSize(attachment.size)),
    ),
    el(
      "a",
      {
        class: "icon-button",
        href: path,
        download: attachment.filename,
        "aria-label": `Download ${attachment.filename}`,
      },
      icon("download"),
    ),
  );
}

/** @param {number} bytes */
function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(2)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/**
 * @param {Embed} embed
 * @param {Attachment[]} attachments
 * @param {MarkdownContext} context
 */
function embedCard(embed, attachments, context) {
  const node = el(
    "article",
    { class: "embed" },
    el(
      "div",
      { class: "embed-body" },
      embed.author &&
        el(
          "div",
          { class: "embed-author" },
          picture(embed.author.icon_url, "", attachments, "embed-icon"),
          maybeLink(embed.author.url, embed.author.name),
        ),
      embed.title && el("div", { class: "embed-title" }, maybeLink(embed.url, markdownLine(embed.title))),
      embed.description && el("div", { class: "embed-description" }, markdown(embed.description, context)),
      embed.fields &&
        el(
          "div",
          { class: "embed-fields" },
          fieldRows(embed.fields).flatMap((row) => row.map((field) => fieldCell(field, row.length, context))),
        ),
      embed.image && picture(embed.image.url, embed.title ?? "Picture", attachments, "embed-image"),
      (embed.footer || embed.timestamp) && footer(embed, attachments),
    ),
    embed.thumbnail && picture(embed.thumbnail.url, "", attachments, "embed-thumbnail"),
  );
  if (embed.color) node.style.setProperty("--bar", `#${embed.color.toString(16).padStart(6, "0")}`);
  return node;
}

/**
 * Up to three inline fields share a row; any other field takes a whole row.
 *
 * @param {EmbedField[]} fields
 */
function fieldRows(fields) {
  /** @type {EmbedField[][]} */
  const rows = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.inline && last?.[0].inline && last.length < 3) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/**
 * @param {EmbedField} field
 * @param {number} rowLength
 * @param {MarkdownContext} context
 */
function fieldCell(field, rowLength, context) {
  return el(
    "div",
    { class: `embed-field span-${field.inline ? rowLength : 1}` },
    el("div", { class: "field-name" }, markdownLine(field.name)),
    el("div", { class: "field-value" }, markdown(field.value, context)),
  );
}

/**
 * @param {Embed} embed
 * @param {Attachment[]} attachments
 */
function footer(embed, attachments) {
  const when =
    embed.timestamp && new Date(embed.timestamp).toLocaleString([], { dateStyle: "short", timeStyle: "short" });
  const text = [embed.footer?.text, when].filter(Boolean).join(" • ");
  return el(
    "div",
    { class: "embed-footer" },
    embed.footer && picture(embed.footer.icon_url, "", attachments, "embed-icon"),
    el("span", {}, text),
  );
}

/**
 * @param {string | undefined} url
 * @param {Child} content
 */
function maybeLink(url, content) {
  return isWebAddress(url)
    ? el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content)
    : el("span", {}, content);
}

/**
 * A picture the playground stores. One on another server is named by its address instead of being fetched.
 *
 * @param {string | undefined} url
 * @param {string} alt
 * @param {Attachment[]} attachments
 * @param {string} className
 */
function picture(url, alt, attachments, className) {
  if (!url) return null;
  const name = url.startsWith("attachment://") ? url.slice("attachment://".length) : null;
  const file = attachments.find((attachment) => attachment.filename === name || attachment.url === url);
  const path = storedPath(file?.url ?? url);
  // With its size known, the picture has its place before it loads.
  if (path) {
    return el("img", { class: className, src: path, alt, width: file?.width, height: file?.height, loading: "lazy" });
  }
  return className === "embed-image" ? el("div", { class: "embed-footer" }, maybeLink(url, url)) : null;
}

// @ts-check
// What a player reads of the page itself, in the language of the person at this window. The tools for developers are English. It has more
// than 500 lines because each text stands here in every language.

/** @import { Translations } from "../types" */

import { me } from "./state.js";

const LOCALES = ["de", "es-ES", "fr", "it", "ja", "pl", "pt-BR"];

/**
 * The texts in the order of {@link LOCALES}. What stands in braces is filled in.
 *
 * @satisfies {Record<string, [string, string, string, string, string, string, string]>}
 */
const TEXTS = {
  "Welcome to #{0}!": [
    "Willkommen in #{0}!",
    "¡Te damos la bienvenida a #{0}!",
    "Bienvenue dans #{0} !",
    "Ti diamo il benvenuto in #{0}!",
    "#{0} へようこそ！",
    "Witamy na #{0}!",
    "Boas-vindas a #{0}!",
  ],
  "This is a practice channel on your own computer. {0} really runs here, but nothing leaves this machine and no Discord account is needed.":
    [
      "Dies ist ein Kanal zum Üben auf deinem eigenen Rechner. {0} läuft hier wirklich, aber nichts verlässt diesen Rechner, und du brauchst kein Discord-Konto.",
      "Este es un canal de práctica en tu propio equipo. {0} funciona aquí de verdad, pero nada sale de esta máquina y no hace falta una cuenta de Discord.",
      "C'est un salon d'essai sur ton propre ordinateur. {0} y tourne vraiment, mais rien ne quitte cette machine et aucun compte Discord n'est nécessaire.",
      "Questo è un canale di prova sul tuo computer. {0} gira davvero qui, ma niente lascia questa macchina e non serve un account Discord.",
      "自分のコンピューターの中の練習用チャンネルです。{0} は本当に動いていますが、外には何も送られず、Discord のアカウントも要りません。",
      "To kanał do ćwiczeń na twoim komputerze. {0} naprawdę tu działa, ale nic nie opuszcza tej maszyny i nie trzeba konta Discord.",
      "Este é um canal de treino no seu próprio computador. {0} roda aqui de verdade, mas nada sai desta máquina e não é preciso ter conta no Discord.",
    ],
  "Here you are alone with the bot: play against the house, or alone.": [
    "Hier bist du mit dem Bot allein: Spiel gegen das Haus oder allein.",
    "Aquí estás a solas con el bot: juega contra la casa o a solas.",
    "Ici, il n'y a que toi et le bot : joue contre la maison, ou en solo.",
    "Qui ci siete solo tu e il bot: gioca contro il banco o in solitario.",
    "ここにいるのはあなたとボットだけです。CPU と、または一人で遊べます。",
    "Tu jesteś tylko ty i bot: zagraj z botami albo solo.",
    "Aqui estão só você e o bot: jogue contra a casa ou a sós.",
  ],
  "Play now against the house, or open a table and switch person at the top to take the other seats.": [
    "Spiel jetzt gegen das Haus, oder eröffne einen Tisch und wechsle oben die Person, um die anderen Plätze zu besetzen.",
    "Juega ahora contra la casa, o abre una mesa y cambia de persona arriba para ocupar los otros puestos.",
    "Joue tout de suite contre la maison, ou ouvre une table et change de personne en haut pour prendre les autres places.",
    "Gioca subito contro il banco, oppure apri un tavolo e cambia persona in alto per prendere gli altri posti.",
    "すぐに CPU と遊ぶか、テーブルを開いて、上で人を切り替えてほかの席に着いてください。",
    "Zagraj teraz z botami albo otwórz stół i przełącz osobę u góry, aby zająć pozostałe miejsca.",
    "Jogue agora contra a casa, ou abra uma mesa e troque de pessoa lá em cima para ocupar os outros lugares.",
  ],
  "Everything else is a command: {0} or type {1} below.": [
    "Alles andere ist ein Befehl: {0} oder tippe unten {1}.",
    "Todo lo demás es un comando: {0} o escribe {1} abajo.",
    "Tout le reste est une commande : {0} ou tape {1} en bas.",
    "Tutto il resto è un comando: {0} o scrivi {1} qui sotto.",
    "ほかはすべてコマンドです。{0}、または下に {1} と入力してください。",
    "Cała reszta to komendy: {0} albo wpisz {1} poniżej.",
    "Todo o resto é comando: {0} ou digite {1} abaixo.",
  ],
  "see them all": [
    "sieh dir alle an",
    "míralos todos",
    "regarde-les toutes",
    "guardali tutti",
    "一覧を見る",
    "zobacz wszystkie",
    "veja todos",
  ],
  "{0} is not a member here, so it can only reply. You have installed it for yourself, so you can use its commands; everybody here can press its buttons.":
    [
      "{0} ist hier kein Mitglied und kann nur antworten. Du hast die App für dich installiert und kannst ihre Befehle benutzen; ihre Knöpfe kann hier jede Person drücken.",
      "{0} no es miembro aquí y solo puede responder. Lo has instalado para ti, así que puedes usar sus comandos; sus botones los puede pulsar cualquiera.",
      "{0} n'est pas membre ici et peut seulement répondre. Tu l'as installé pour toi et peux utiliser ses commandes ; tout le monde ici peut appuyer sur ses boutons.",
      "{0} non è membro qui e può solo rispondere. L'hai installato per te, quindi puoi usare i suoi comandi; i suoi pulsanti li può premere chiunque.",
      "{0} はここのメンバーではなく、返事だけができます。あなたは自分用にインストールしているので、コマンドを使えます。ボタンはここのだれでも押せます。",
      "{0} nie należy do tego kanału i może tylko odpowiadać. Masz go wśród swoich aplikacji, więc możesz używać jego komend; przyciski może tu naciskać każdy.",
      "{0} não é membro aqui e só pode responder. Você o instalou para si, então pode usar os comandos dele; os botões qualquer pessoa aqui pode apertar.",
    ],
  "{0} is not a member here, so it can only reply. You have not installed it, so you have no commands of it here, but you can press its buttons.":
    [
      "{0} ist hier kein Mitglied und kann nur antworten. Du hast die App nicht installiert, also hast du hier keine ihrer Befehle, kannst aber ihre Knöpfe drücken.",
      "{0} no es miembro aquí y solo puede responder. No lo has instalado, así que aquí no tienes sus comandos, pero puedes pulsar sus botones.",
      "{0} n'est pas membre ici et peut seulement répondre. Tu ne l'as pas installé, donc tu n'as pas ses commandes ici, mais tu peux appuyer sur ses boutons.",
      "{0} non è membro qui e può solo rispondere. Non l'hai installato, quindi qui non hai i suoi comandi, ma puoi premere i suoi pulsanti.",
      "{0} はここのメンバーではなく、返事だけができます。あなたはインストールしていないので、ここではコマンドを使えませんが、ボタンは押せます。",
      "{0} nie należy do tego kanału i może tylko odpowiadać. Nie masz go wśród swoich aplikacji, więc nie masz tu jego komend, ale możesz naciskać przyciski.",
      "{0} não é membro aqui e só pode responder. Você não o instalou, então não tem os comandos dele aqui, mas pode apertar os botões.",
    ],
  "Remove {0} from your apps": [
    "{0} aus deinen Apps entfernen",
    "Quitar {0} de tus aplicaciones",
    "Retirer {0} de tes applications",
    "Togli {0} dalle tue app",
    "{0} を自分のアプリから外す",
    "Usuń {0} ze swoich aplikacji",
    "Remover {0} dos seus apps",
  ],
  "Install {0} for yourself": [
    "{0} für dich installieren",
    "Instalar {0} para ti",
    "Installer {0} pour toi",
    "Installa {0} per te",
    "{0} を自分用にインストール",
    "Dodaj {0} do swoich aplikacji",
    "Instalar {0} para você",
  ],
  "Open a table": [
    "Tisch eröffnen",
    "Abrir una mesa",
    "Ouvrir une table",
    "Apri un tavolo",
    "テーブルを開く",
    "Otwórz stół",
    "Abrir uma mesa",
  ],
  "Start a game": [
    "Ein Spiel beginnen",
    "Abrir un juego",
    "Commencer un jeu",
    "Comincia un gioco",
    "ゲームを始める",
    "Zacznij grę",
    "Começar um jogo",
  ],
  "Start another game": [
    "Noch ein Spiel beginnen",
    "Abrir otro juego",
    "Commencer un autre jeu",
    "Comincia un altro gioco",
    "別のゲームを始める",
    "Zacznij inną grę",
    "Começar outro jogo",
  ],
  "Play now against the house": [
    "Jetzt gegen das Haus spielen",
    "Jugar ya contra la casa",
    "Jouer contre la maison",
    "Gioca contro il banco",
    "すぐに CPU と遊ぶ",
    "Zagraj z botami",
    "Jogar contra a casa",
  ],
  "Watch a game": [
    "Zuschauen",
    "Ver una partida",
    "Regarder une partie",
    "Guarda una partita",
    "観戦する",
    "Obejrzyj partię",
    "Ver uma partida",
  ],
  alone: ["allein", "a solas", "en solo", "in solitario", "一人用", "solo", "a sós"],
  "2 players": ["2 Personen", "2 personas", "2 personnes", "2 persone", "2人", "2 osoby", "2 pessoas"],
  "{0} to {1} players": [
    "{0} bis {1} Personen",
    "{0} a {1} personas",
    "{0} à {1} personnes",
    "da {0} a {1} persone",
    "{0}〜{1}人",
    "{0}–{1} osób",
    "{0} a {1} pessoas",
  ],
  ", or the house": [
    ", oder das Haus",
    ", o la casa",
    ", ou la maison",
    ", o il banco",
    "、または CPU と",
    ", albo boty",
    ", ou a casa",
  ],
  "{0} minutes": ["{0} Minuten", "{0} minutos", "{0} minutes", "{0} minuti", "{0}分", "{0} min", "{0} minutos"],
  "{0} to {1} minutes": [
    "{0} bis {1} Minuten",
    "{0} a {1} minutos",
    "{0} à {1} minutes",
    "da {0} a {1} minuti",
    "{0}〜{1}分",
    "{0}–{1} min",
    "{0} a {1} minutos",
  ],
  "You are {0}. The others are at the top.": [
    "Du bist {0}. Die anderen sind oben.",
    "Eres {0}. El resto está arriba.",
    "Tu es {0}. Les autres sont en haut.",
    "Sei {0}. Gli altri sono in alto.",
    "あなたは {0} です。ほかの人は上にいます。",
    "Jesteś {0}. Pozostali są u góry.",
    "Você é {0}. As outras pessoas estão no alto.",
  ],
  "It is {0}'s turn.": [
    "{0} ist am Zug.",
    "Le toca a {0}.",
    "C'est à {0} de jouer.",
    "Tocca a {0}.",
    "{0} さんの番です。",
    "Teraz: {0}.",
    "É a vez de {0}.",
  ],
  "{0} are to play.": [
    "{0} sind am Zug.",
    "Les toca a {0}.",
    "C'est à {0} de jouer.",
    "Tocca a {0}.",
    "{0} さんの番です。",
    "Teraz: {0}.",
    "É a vez de {0}.",
  ],
  "Become {0}": [
    "Zu {0} wechseln",
    "Ser {0}",
    "Devenir {0}",
    "Diventa {0}",
    "{0} さんになる",
    "Przełącz na: {0}",
    "Ser {0}",
  ],
  "used {0}": [
    "hat {0} verwendet",
    "ha usado {0}",
    "a utilisé {0}",
    "ha usato {0}",
    "さんが {0} を使用",
    "używa {0}",
    "usou {0}",
  ],
  "a command": ["einen Befehl", "un comando", "une commande", "un comando", "コマンド", "komendy", "um comando"],
  "{0} is thinking…": [
    "{0} denkt nach …",
    "{0} está pensando…",
    "{0} réfléchit…",
    "{0} sta pensando…",
    "{0} が考え中…",
    "{0} myśli…",
    "{0} está pensando…",
  ],
  "(edited)": ["(bearbeitet)", "(editado)", "(modifié)", "(modificato)", "（編集済）", "(edytowano)", "(editado)"],
  "Only you can see this": [
    "Nur du kannst das sehen",
    "Solo tú puedes ver esto",
    "Visible par toi uniquement",
    "Solo tu puoi vedere questo",
    "あなたにだけ見えます",
    "Widzisz to tylko ty",
    "Só você pode ver isto",
  ],
  "Dismiss message": [
    "Nachricht verwerfen",
    "Descartar mensaje",
    "Masquer le message",
    "Ignora il messaggio",
    "メッセージを閉じる",
    "Odrzuć wiadomość",
    "Ignorar mensagem",
  ],
  "Today at {0}": [
    "heute um {0}",
    "hoy a las {0}",
    "aujourd'hui à {0}",
    "oggi alle {0}",
    "今日 {0}",
    "dziś o {0}",
    "hoje às {0}",
  ],
  "Yesterday at {0}": [
    "gestern um {0}",
    "ayer a las {0}",
    "hier à {0}",
    "ieri alle {0}",
    "昨日 {0}",
    "wczoraj o {0}",
    "ontem às {0}",
  ],
  "You are": ["Du bist", "Eres", "Tu es", "Sei", "あなた", "Jesteś", "Você é"],
  "Another window as {0}": [
    "Weiteres Fenster als {0}",
    "Otra ventana como {0}",
    "Autre fenêtre en tant que {0}",
    "Un'altra finestra come {0}",
    "{0} として別のウィンドウ",
    "Drugie okno jako {0}",
    "Outra janela como {0}",
  ],
  "Text channels": [
    "Textkanäle",
    "Canales de texto",
    "Salons textuels",
    "Canali testuali",
    "テキストチャンネル",
    "Kanały tekstowe",
    "Canais de texto",
  ],
  "Direct messages": [
    "Direktnachrichten",
    "Mensajes directos",
    "Messages privés",
    "Messaggi diretti",
    "ダイレクトメッセージ",
    "Wiadomości bezpośrednie",
    "Mensagens diretas",
  ],
  "{0}, a server without {1}": [
    "{0}, ein Server ohne {1}",
    "{0}, un servidor sin {1}",
    "{0}, un serveur sans {1}",
    "{0}, un server senza {1}",
    "{0}（{1} のいないサーバー）",
    "{0}, serwer bez {1}",
    "{0}, um servidor sem {1}",
  ],
  "playing here": [
    "spielt hier",
    "jugando aquí",
    "joue ici",
    "sta giocando qui",
    "ここでプレイ中",
    "gra tutaj",
    "jogando aqui",
  ],
  "Newest message": [
    "Neueste Nachricht",
    "Mensaje más reciente",
    "Dernier message",
    "Ultimo messaggio",
    "最新のメッセージ",
    "Najnowsza wiadomość",
    "Mensagem mais recente",
  ],
  Commands: ["Befehle", "Comandos", "Commandes", "Comandi", "コマンド", "Komendy", "Comandos"],
  Options: ["Optionen", "Opciones", "Options", "Opzioni", "オプション", "Opcje", "Opções"],
  "No command has this name": [
    "Kein Befehl heißt so",
    "Ningún comando se llama así",
    "Aucune commande n'a ce nom",
    "Nessun comando ha questo nome",
    "その名前のコマンドはありません",
    "Nie ma takiej komendy",
    "Nenhum comando tem esse nome",
  ],
  "There is no such command. Type / to see them all.": [
    "Diesen Befehl gibt es nicht. Tippe /, um alle zu sehen.",
    "No existe ese comando. Escribe / para verlos todos.",
    "Cette commande n'existe pas. Tape / pour les voir toutes.",
    "Questo comando non esiste. Scrivi / per vederli tutti.",
    "そのコマンドはありません。/ と入力すると一覧が出ます。",
    "Nie ma takiej komendy. Wpisz /, aby zobaczyć wszystkie.",
    "Esse comando não existe. Digite / para ver todos.",
  ],
  "Enter sends": [
    "Enter sendet",
    "Intro envía",
    "Entrée envoie",
    "Invio per mandare",
    "Enter で送信",
    "Enter wysyła",
    "Enter envia",
  ],
  "Enter sends, or add an option": [
    "Enter sendet, oder nimm eine Option dazu",
    "Intro envía, o añade una opción",
    "Entrée envoie, ou ajoute une option",
    "Invio per mandare, o aggiungi un'opzione",
    "Enter で送信、またはオプションを追加",
    "Enter wysyła albo dodaj opcję",
    "Enter envia, ou adicione uma opção",
  ],
  "/{0} has no option “{1}”.": [
    "/{0} hat keine Option „{1}“.",
    "/{0} no tiene la opción «{1}».",
    "/{0} n'a pas d'option « {1} ».",
    "/{0} non ha l'opzione «{1}».",
    "/{0} に「{1}」というオプションはありません。",
    "/{0} nie ma opcji „{1}”.",
    "/{0} não tem a opção “{1}”.",
  ],
  "Sending {0}": [
    "{0} wird gesendet",
    "Enviando {0}",
    "Envoi de {0}",
    "Invio di {0}",
    "{0} を送信中",
    "Wysyłanie {0}",
    "Enviando {0}",
  ],
  "one of the choices": [
    "eine der Möglichkeiten",
    "una de las opciones",
    "un des choix",
    "una delle scelte",
    "一つ選ぶ",
    "jedna z możliwości",
    "uma das escolhas",
  ],
  "whole number": [
    "ganze Zahl",
    "número entero",
    "nombre entier",
    "numero intero",
    "整数",
    "liczba całkowita",
    "número inteiro",
  ],
  number: ["Zahl", "número", "nombre", "numero", "数", "liczba", "número"],
  text: ["Text", "texto", "texte", "testo", "文字", "tekst", "texto"],
  "true or false": [
    "true oder false",
    "true o false",
    "true ou false",
    "true o false",
    "true か false",
    "true albo false",
    "true ou false",
  ],
  "a person": ["eine Person", "una persona", "une personne", "una persona", "人", "osoba", "uma pessoa"],
  "a channel": ["ein Kanal", "un canal", "un salon", "un canale", "チャンネル", "kanał", "um canal"],
  "something the playground cannot send": [
    "etwas, das diese Seite nicht senden kann",
    "algo que esta página no puede enviar",
    "ce que cette page ne sait pas envoyer",
    "qualcosa che questa pagina non sa mandare",
    "このページでは送れないもの",
    "coś, czego ta strona nie umie wysłać",
    "algo que esta página não sabe enviar",
  ],
  ", {0} to {1}": [
    ", {0} bis {1}",
    ", {0} a {1}",
    ", {0} à {1}",
    ", da {0} a {1}",
    "、{0}〜{1}",
    ", {0}–{1}",
    ", {0} a {1}",
  ],
  ", at least {0}": [
    ", mindestens {0}",
    ", mínimo {0}",
    ", au moins {0}",
    ", almeno {0}",
    "、{0}以上",
    ", co najmniej {0}",
    ", no mínimo {0}",
  ],
  ", at most {0}": [
    ", höchstens {0}",
    ", máximo {0}",
    ", au plus {0}",
    ", al massimo {0}",
    "、{0}以下",
    ", najwyżej {0}",
    ", no máximo {0}",
  ],
  ", {0} to {1} characters": [
    ", {0} bis {1} Zeichen",
    ", {0} a {1} caracteres",
    ", {0} à {1} caractères",
    ", da {0} a {1} caratteri",
    "、{0}〜{1}字",
    ", znaki: {0}–{1}",
    ", {0} a {1} caracteres",
  ],
  ", at least {0} characters": [
    ", mindestens {0} Zeichen",
    ", mínimo {0} caracteres",
    ", au moins {0} caractères",
    ", almeno {0} caratteri",
    "、{0}字以上",
    ", znaki: co najmniej {0}",
    ", no mínimo {0} caracteres",
  ],
  ", at most {0} characters": [
    ", höchstens {0} Zeichen",
    ", máximo {0} caracteres",
    ", au plus {0} caractères",
    ", al massimo {0} caratteri",
    "、{0}字以下",
    ", znaki: najwyżej {0}",
    ", no máximo {0} caracteres",
  ],
  "please fill this in.": [
    "bitte ausfüllen.",
    "hay que rellenarlo.",
    "à remplir.",
    "va compilato.",
    "入力してください。",
    "to pole trzeba wypełnić.",
    "é preciso preencher.",
  ],
  "please choose: {0}.": [
    "bitte wählen: {0}.",
    "elige: {0}.",
    "choisis : {0}.",
    "scegli: {0}.",
    "選んでください：{0}。",
    "wybierz: {0}.",
    "escolha: {0}.",
  ],
  "one from the list": [
    "etwas aus der Liste",
    "algo de la lista",
    "un choix de la liste",
    "qualcosa dall'elenco",
    "一覧から一つ",
    "coś z listy",
    "algo da lista",
  ],
  "please enter: {0}.": [
    "nötig ist: {0}.",
    "hace falta: {0}.",
    "il faut : {0}.",
    "serve: {0}.",
    "必要なもの：{0}。",
    "potrzebne: {0}.",
    "é preciso: {0}.",
  ],
  "Please fill this in.": [
    "Bitte ausfüllen.",
    "Hay que rellenarlo.",
    "À remplir.",
    "Va compilato.",
    "入力してください。",
    "To pole trzeba wypełnić.",
    "É preciso preencher.",
  ],
  "Please write at least {0} characters.": [
    "Bitte mindestens {0} Zeichen schreiben.",
    "Escribe al menos {0} caracteres.",
    "Écris au moins {0} caractères.",
    "Scrivi almeno {0} caratteri.",
    "{0}字以上で書いてください。",
    "Minimalna liczba znaków: {0}.",
    "Escreva pelo menos {0} caracteres.",
  ],
  Submit: ["Absenden", "Enviar", "Envoyer", "Invia", "送信", "Wyślij", "Enviar"],
  Cancel: ["Abbrechen", "Cancelar", "Annuler", "Annulla", "キャンセル", "Anuluj", "Cancelar"],
  Done: ["Fertig", "Listo", "Terminé", "Fatto", "完了", "Gotowe", "Pronto"],
  "Make a selection": [
    "Triff eine Auswahl",
    "Haz una selección",
    "Fais un choix",
    "Fai una scelta",
    "選択してください",
    "Wybierz",
    "Faça uma seleção",
  ],
  "Choose {0} ({1} so far)": [
    "{0} wählen (bisher {1})",
    "Elige {0} (van {1})",
    "Choisis-en {0} ({1} pour l'instant)",
    "Scegline {0} (finora {1})",
    "{0}個選ぶ（今{1}個）",
    "Wybierz {0} (na razie {1})",
    "Escolha {0} (até agora {1})",
  ],
  "Choose {0} to {1} ({2} so far)": [
    "{0} bis {1} wählen (bisher {2})",
    "Elige de {0} a {1} (van {2})",
    "Choisis-en {0} à {1} ({2} pour l'instant)",
    "Scegline da {0} a {1} (finora {2})",
    "{0}〜{1}個選ぶ（今{2}個）",
    "Wybierz {0}–{1} (na razie {2})",
    "Escolha de {0} a {1} (até agora {2})",
  ],
  "Message {0}, or type /": [
    "Schreib in {0} oder /",
    "Escribe en {0} o /",
    "Écris dans {0} ou /",
    "Scrivi in {0} o /",
    "{0} へメッセージ、または /",
    "Pisz na {0} albo /",
    "Escreva em {0} ou /",
  ],
};

/**
 * Languages that stand in for others. https://docs.discord.com/developers/interactions/application-commands#localization
 *
 * @type {Record<string, string>}
 */
const STAND_INS = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" };

/**
 * A text in the language of the person at this window.
 *
 * @param {string} text
 * @param {Translations | undefined} translations
 */
export function translated(text, translations) {
  const locale = me().locale ?? "";
  return translations?.[locale] ?? translations?.[STAND_INS[locale]] ?? text;
}

/**
 * A text of the page with these values in it; one that is not given stays as it is.
 *
 * @param {keyof typeof TEXTS} text
 * @param {...(string | number)} values
 */
export function localized(text, ...values) {
  const said = translated(text, Object.fromEntries(TEXTS[text].map((words, at) => [LOCALES[at], words])));
  return said.replace(/\{(\d)\}/g, (place, at) => String(values[Number(at)] ?? place));
}

/**
 * A text with these nodes in it.
 *
 * @param {keyof typeof TEXTS} text
 * @param {...Node} nodes
 */
export function localizedWith(text, ...nodes) {
  return localized(text)
    .split(/(\{\d\})/)
    .map((part) => nodes[Number(/^\{(\d)\}$/.exec(part)?.[1])] ?? part);
}

/** The language of the person at this window, for dates; where it is English, the browser's own, which knows 24 hours from 12. */
export function language() {
  const locale = me().locale ?? "en-US";
  return locale.startsWith("en") ? [] : [locale];
}

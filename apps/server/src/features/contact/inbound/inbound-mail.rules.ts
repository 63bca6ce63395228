/** A mail that came in, as far as tickets need it. */
export interface InboundMail {
  /** With its brackets; null: the sender's program gave none. */
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  readonly from: { readonly name: string; readonly address: string };
  /** To, Cc and the addresses that servers on the way wrote down. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

export type DropReason = 'auto_submitted' | 'bounce' | 'own_message' | 'no_message_id' | 'empty';

/** A mail server tells what became of a mail. */
export const isReport = ({ headers }: InboundMail): boolean =>
  /^\s*multipart\/report\b/i.test(headers['content-type'] ?? '');

const isBulk = (value: string | undefined) => /^(bulk|junk|list|auto_reply)$/i.test(value?.trim() ?? '');
const DAEMONS = /^(mailer-daemon|postmaster|no-?reply)@/i;

/** Why a mail is not taken into any thread: a machine wrote it, or it is one of ours. Null: a person wrote it. */
export function findDropReason(mail: InboundMail, ownHost: string): DropReason | null {
  const { headers } = mail;
  const submitted = headers['auto-submitted']?.split(';')[0]?.trim().toLowerCase();
  if (submitted && submitted !== 'no') return 'auto_submitted';
  if (isBulk(headers.precedence) || headers['x-autoreply'] || headers['x-autorespond'])
    return 'auto_submitted';
  if (headers['return-path']?.trim() === '<>' || DAEMONS.test(mail.from.address)) return 'bounce';
  if (!mail.messageId) return 'no_message_id';
  if (mail.messageId.toLowerCase().endsWith(`@${ownHost.toLowerCase()}>`)) return 'own_message';
  return mail.text === '' && mail.attachments.length === 0 ? 'empty' : null;
}

// "On Mon, 16 Nov 2026, Anna wrote:" in the languages of our mails; Gmail breaks it over two lines.
const WROTE = [
  /^On .{6,200}wrote:$/,
  /^Il .{6,200}ha scritto:$/,
  /^El .{6,200}escribió:$/,
  /^Le .{6,200}a écrit\s?:$/,
  /^Am .{6,200}schrieb.{0,120}:$/,
  /^(Dne|Dnia) .{6,200}(napsal|napisał).{0,60}:$/,
  /^Στις .{6,200}έγραψε:$/,
  /^Vào .{6,200}đã viết:$/,
  /^(في|بتاريخ) .{6,200}(كتب|كتبت).{0,120}:$/,
  /^בתאריך .{6,200}(כתב|כתבה|מאת).{0,120}:$/,
  /^.{6,200}(のメール|写道|寫道|书写)[:：]$/,
];
const DIVIDERS = [
  /^-{2,}\s?(Original Message|Messaggio originale|Mensaje original|Message d'origine|Ursprüngliche Nachricht|الرسالة الأصلية)\s?-{2,}$/i,
  /^_{20,}$/,
];
const HEADER_LINE = /^\*?(From|Da|De|Von|Od|Από|من|מאת|发件人|寄件者|差出人)\*?\s?[:：]\s?\S/;

const isQuoted = (line: string) => line.startsWith('>');

/** Where the history of the thread begins: everything from there on is in our tables already. */
function findQuoteStart(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const joined = `${text} ${lines[at + 1]?.trim() ?? ''}`.trim();
    if (DIVIDERS.some((one) => one.test(text))) return at;
    if (WROTE.some((one) => one.test(text) || one.test(joined))) return at;
    // Outlook's block of headers.
    if (HEADER_LINE.test(text) && lines.slice(at + 1, at + 4).some((next) => /^\S{1,20}\s?[:：]/.test(next)))
      return at;
    const next = lines.slice(at + 1).find((one) => one.trim() !== '');
    if (text.endsWith(':') && next !== undefined && isQuoted(next)) return at;
    if (isQuoted(line) && lines.slice(at).every((one) => isQuoted(one) || one.trim() === '')) return at;
  }
  return lines.length;
}

const MAX_LENGTH = 10_000;

/** The text that was written for this mail: without the quoted history and the signature block. */
export function cutQuotedHistory(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const own = lines.slice(0, findQuoteStart(lines));
  const signature = own.indexOf('-- ');
  const kept = signature > 0 ? own.slice(0, signature) : own;
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_LENGTH);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const codePoint = (value: number) => (value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '');

const decodeEntities = (text: string) =>
  text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return codePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return codePoint(Number(name.slice(1)));
    return ENTITIES[name.toLowerCase()] ?? whole;
  });

/** HTML as plain text. Quotes of Gmail, Outlook and Apple Mail go with their elements. */
export function stripHtml(html: string): string {
  const text = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style|head|title|blockquote)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<div[^>]*(gmail_quote|appendonsend|divRplyFwdMsg)[\s\S]*$/gi, ' ')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return decodeEntities(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

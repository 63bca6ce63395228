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
  /** Of a report of a mail server: what it is read from. */
  readonly report: ReportSource | null;
  /** `text` is the beginning of its source. */
  readonly isUnreadable?: boolean;
}

/** A multipart/report, unread: whose mail it is about is not known here. */
export interface ReportSource {
  readonly headers: string;
  readonly text: string;
  readonly parts: readonly { readonly type: string; readonly text: string }[];
}

export type DropReason = 'auto_submitted' | 'bounce' | 'own_message' | 'no_message_id' | 'empty';

/** A mail server tells what became of a mail. */
export const isReport = (headers: InboundMail['headers']): boolean =>
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

// The shortest and the longest of the lines below, over two lines.
const MIN_WROTE = 9;
const MAX_WROTE = 400;
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
const endsWithColon = (text: string) => text.endsWith(':') || text.endsWith('：');
const isWrote = (text: string) =>
  text.length >= MIN_WROTE &&
  text.length <= MAX_WROTE &&
  endsWithColon(text) &&
  WROTE.some((one) => one.test(text));

/**
 * Where the history of the thread begins: everything from there on is in our tables already. One pass from the end, which
 * knows of each line what follows it.
 */
function findQuoteStart(lines: readonly string[]): number {
  let start = lines.length;
  let nextFilled: string | null = null;
  let isTail = true;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    const text = line.trim();
    if (text === '') continue;
    isTail &&= isQuoted(line);
    if (
      isTail ||
      (text.endsWith(':') && nextFilled !== null && isQuoted(nextFilled)) ||
      isHistoryHead(text, lines, at)
    )
      start = at;
    nextFilled = line;
  }
  return start;
}

function isHistoryHead(text: string, lines: readonly string[], at: number): boolean {
  if (/^[-_]{2}/.test(text) && DIVIDERS.some((one) => one.test(text))) return true;
  if (isWrote(text)) return true;
  const next = lines[at + 1]?.trim() ?? '';
  if (endsWithColon(next) && isWrote(`${text} ${next}`)) return true;
  // Outlook's block of headers.
  return HEADER_LINE.test(text) && lines.slice(at + 1, at + 4).some((one) => /^\S{1,20}\s?[:：]/.test(one));
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

/** By splitting: an expression that looks for `x@y` takes quadratic time where there is no @. */
export const findAddresses = (header: string): string[] =>
  header.split(/[\s<>,;]+/).filter((word) => /^[^@].*@./.test(word));

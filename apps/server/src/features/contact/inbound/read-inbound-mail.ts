import PostalMime, { type Email } from 'postal-mime';
import { manyLines, oneLine } from '../contact.rules.ts';
import { htmlToText } from './html-to-text.ts';
import {
  cutQuotedHistory,
  findAddresses,
  type InboundMail,
  isReport,
  type ReportSource,
} from './inbound-mail.rules.ts';
import { MAX_HEADER, MAX_NESTING, MAX_TEXT, shortenMail } from './shorten-mail.rules.ts';

const MAX_ATTACHMENTS = 20;
const MAX_RECIPIENTS = 100;
// A forwarded mail is text; one inside of it is a file. The parser reads each from its beginning.
const LIMITS = { maxNestingDepth: MAX_NESTING, maxRfc822NestingDepth: 1 };
// Servers on the way write the real receiver here; a mailbox for a whole domain needs it.
const RECEIVED_FOR = ['delivered-to', 'x-original-to', 'x-envelope-to', 'envelope-to'];

/**
 * Parses a mail as it came over the wire, cut to what tickets need. Throws when it is not one. Its sender may
 * be an attacker, so each step takes linear time; it runs in a thread all the same (parse-mail.ts).
 */
export async function readInboundMail(raw: Uint8Array): Promise<InboundMail> {
  const short = shortenMail(raw);
  const mail = await PostalMime.parse(short, LIMITS);
  // The first of a name counts: what a server adds stands above what the sender wrote.
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers) headers[key] ??= value.slice(0, MAX_HEADER);
  const plain = cutQuotedHistory(cut(mail.text));
  const text = manyLines(plain || cutQuotedHistory(htmlToText(cut(mail.html))));
  const address = oneLine(mail.from?.address ?? '');
  return {
    messageId: oneLine(mail.messageId ?? '').slice(0, 998) || null,
    inReplyTo: oneLine(mail.inReplyTo ?? '').slice(0, 998) || null,
    from: { address: address.slice(0, 254), name: oneLine(mail.from?.name ?? '').slice(0, 100) },
    recipients: recipientsOf(mail, headers),
    subject: oneLine(mail.subject ?? '').slice(0, 300),
    text,
    attachments: mail.attachments
      .filter(({ disposition }) => disposition === 'attachment')
      .slice(0, MAX_ATTACHMENTS)
      .map(({ filename, mimeType }) => oneLine(filename ?? mimeType).slice(0, 200) || 'file'),
    headers,
    report: isReport(headers) ? await readReportSource(short) : null,
  };
}

const cut = (text: string | undefined) => (text ?? '').slice(0, MAX_TEXT);

/** The mail that a report is about comes as a part of it, which is not to be parsed as well. */
async function readReportSource(short: Uint8Array): Promise<ReportSource> {
  const mail = await PostalMime.parse(short, { ...LIMITS, forceRfc822Attachments: true });
  return {
    headers: mail.headers.map(({ value }) => value.slice(0, MAX_HEADER)).join('\n'),
    text: cut(mail.text),
    parts: mail.attachments.slice(0, MAX_ATTACHMENTS).map(({ mimeType, content }) => ({
      type: mimeType.toLowerCase(),
      text: cut(Buffer.from(content as ArrayBuffer).toString('utf8')),
    })),
  };
}

function recipientsOf(mail: Email, headers: Record<string, string>): string[] {
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((one) =>
    'group' in one && one.group ? one.group : [one],
  );
  const written = RECEIVED_FOR.flatMap((name) => findAddresses(headers[name] ?? ''));
  const addresses = named.flatMap(({ address }) => (address ? [address.trim()] : []));
  return [...written, ...addresses].slice(0, MAX_RECIPIENTS);
}

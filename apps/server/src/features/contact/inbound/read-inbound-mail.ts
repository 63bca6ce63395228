import PostalMime, { type Email } from 'postal-mime';
import { manyLines, oneLine } from '../contact.rules.ts';
import { cutQuotedHistory, type InboundMail, stripHtml } from './inbound-mail.rules.ts';

const MAX_ATTACHMENTS = 20;
// Servers on the way write the real receiver here; a mailbox for a whole domain needs it.
const RECEIVED_FOR = ['delivered-to', 'x-original-to', 'x-envelope-to', 'envelope-to'];

/** Parses a mail as it came over the wire. Throws when it is not one. */
export async function readInboundMail(raw: Uint8Array): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw);
  // The first of a name counts: what a server adds stands above what the sender wrote.
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers) headers[key] ??= value;
  const plain = cutQuotedHistory(mail.text ?? '');
  const text = manyLines(plain || cutQuotedHistory(stripHtml(mail.html ?? '')));
  const address = mail.from?.address?.trim() ?? '';
  return {
    messageId: mail.messageId?.trim().slice(0, 998) || null,
    inReplyTo: mail.inReplyTo?.trim().slice(0, 998) || null,
    from: { address: address.slice(0, 254), name: oneLine(mail.from?.name ?? '').slice(0, 100) },
    recipients: recipientsOf(mail, headers),
    subject: oneLine(mail.subject ?? '').slice(0, 300),
    text,
    attachments: mail.attachments
      .filter(({ disposition }) => disposition === 'attachment')
      .slice(0, MAX_ATTACHMENTS)
      .map(({ filename, mimeType }) => oneLine(filename ?? mimeType).slice(0, 200) || 'file'),
    headers,
  };
}

function recipientsOf(mail: Email, headers: Record<string, string>): string[] {
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((one) =>
    'group' in one && one.group ? one.group : [one],
  );
  const written = RECEIVED_FOR.flatMap((name) => headers[name]?.match(/[^\s<>,;]+@[^\s<>,;]+/g) ?? []);
  return [...named.flatMap(({ address }) => (address ? [address.trim()] : [])), ...written];
}

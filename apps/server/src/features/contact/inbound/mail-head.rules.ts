import { manyLines, oneLine } from '../contact.rules.ts';
import { findAddresses, type InboundMail } from './inbound-mail.rules.ts';

const MAX_HEAD = 32 * 1024;
const MAX_SHOWN = 4_000;
const RECEIVER = /^(to|cc|delivered-to|x-original-to|x-envelope-to|envelope-to)$/;

/**
 * What the beginning of a mail says without a parser: enough to find its ticket or office and to show it to staff when
 * it cannot be read.
 */
export function readMailHead(raw: Uint8Array, digest: string): InboundMail {
  const source = Buffer.from(raw.subarray(0, MAX_HEAD)).toString('utf8');
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const headers: Record<string, string> = {};
  const recipients: string[] = [];
  for (const line of head.replaceAll(/\r?\n[ \t]/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    headers[name] ??= line.slice(colon + 1).trim();
    if (RECEIVER.test(name)) recipients.push(...findAddresses(line.slice(colon + 1)));
  }
  return {
    messageId: `<${digest}@unreadable.invalid>`,
    inReplyTo: null,
    from: { name: '', address: oneLine(findAddresses(headers.from ?? '')[0] ?? '').slice(0, 254) },
    recipients,
    subject: oneLine(headers.subject ?? '').slice(0, 300),
    text: manyLines(source.slice(0, MAX_SHOWN)),
    attachments: [],
    headers,
    report: null,
  };
}

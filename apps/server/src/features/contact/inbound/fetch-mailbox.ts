import type { ImapMailbox } from '../../../platform/clients/imap.ts';
import { type InboundContext, type Received, receiveMail } from './receive-mail.ts';

const MAX_AT_ONCE = 50;

/**
 * Takes in the unseen mails of a mailbox. A mail is marked as seen after it was taken in or dropped, so a crash in
 * between reads it again, and its Message-ID keeps it one message. A mail that cannot be stored stays unseen and does
 * not keep the others waiting; one that was given up is flagged.
 */
export async function fetchMailbox(
  context: InboundContext,
  open: () => Promise<ImapMailbox>,
): Promise<Record<Received | 'failed', number>> {
  const counts = {
    appended: 0,
    opened: 0,
    repeated: 0,
    recorded: 0,
    dropped: 0,
    unreadable: 0,
    failed: 0,
  };
  const mailbox = await open();
  try {
    for (const uid of (await mailbox.findUnseen()).slice(0, MAX_AT_ONCE)) {
      const raw = await mailbox.read(uid);
      const outcome = raw && (await take(context, raw));
      if (outcome) counts[outcome] += 1;
      if (outcome === 'unreadable') await mailbox.markUnreadable(uid);
      else if (outcome !== 'failed') await mailbox.markSeen(uid);
    }
  } finally {
    await mailbox.close();
  }
  return counts;
}

async function take(context: InboundContext, raw: Buffer): Promise<Received | 'failed'> {
  try {
    return await receiveMail(context, raw, null);
  } catch (error) {
    context.log.error({ err: error }, 'inbound mail failed, read again in a minute');
    return 'failed';
  }
}

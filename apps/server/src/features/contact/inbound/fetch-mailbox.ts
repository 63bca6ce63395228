import type { ImapMailbox } from '../../../platform/clients/imap.ts';
import { type InboundContext, type Received, receiveMail } from './receive-mail.ts';

const MAX_AT_ONCE = 50;

/**
 * Takes in the unseen mails of a mailbox. A mail is marked as seen after it was taken in or dropped, so a crash in
 * between reads it again, and its Message-ID keeps it one message. A mail that cannot be stored stays unseen.
 */
export async function fetchMailbox(
  context: InboundContext,
  open: () => Promise<ImapMailbox>,
): Promise<Record<Received, number>> {
  const counts = { appended: 0, opened: 0, repeated: 0, recorded: 0, dropped: 0 };
  const mailbox = await open();
  try {
    for (const uid of (await mailbox.findUnseen()).slice(0, MAX_AT_ONCE)) {
      const raw = await mailbox.read(uid);
      if (raw) counts[await receiveMail(context, raw, null)] += 1;
      await mailbox.markSeen(uid);
    }
  } finally {
    await mailbox.close();
  }
  return counts;
}

import { type Db, withSite } from '../../../platform/db/db.ts';
import { consumeAttempts, restoreAttempt, type Subject } from '../limits/attempts.ts';

interface Receiver {
  readonly siteId: number;
  readonly to: string;
}

const subjectOf = ({ siteId, to }: Receiver): Subject => ({
  siteId,
  kind: 'account',
  what: 'order_letters',
  value: to,
});

/**
 * Any visitor can place an unpaid order under a foreign address. Mails about such orders are limited per hour and mailbox;
 * more of them wait for the next hour.
 */
export const guestMailBudget = (db: Db) => ({
  /** 0: the mail may go out now; else the seconds to wait. */
  async take(receiver: Receiver): Promise<number> {
    const taken = await withSite(db, receiver.siteId, (tx) => consumeAttempts(tx, [subjectOf(receiver)]));
    return taken.ok ? 0 : taken.seconds;
  },
  /** The mail did not go out. */
  giveBack: (receiver: Receiver): Promise<void> =>
    withSite(db, receiver.siteId, (tx) => restoreAttempt(tx, subjectOf(receiver))),
});

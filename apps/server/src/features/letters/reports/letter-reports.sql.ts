import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

const SUPPRESS = statement(
  'letter_suppress',
  `update subscribers set suppressed_at = now(), suppressed_for = $3
    where site_id = $1 and id = $2 and suppressed_at is null`,
);

/** No more letters to this address, until its reader confirms it again. */
export async function suppressSubscriber(
  tx: Tx,
  siteId: number,
  subscriberId: number,
  reason: 'bounce' | 'complaint',
): Promise<void> {
  await runPrepared(tx, SUPPRESS, [siteId, subscriberId, reason]);
}

const RECORD = statement(
  'letter_record_report',
  `
update letter_sends set status = $4, detail = left($5, 500), retry_at = null
 where site_id = $1 and letter_id = $2 and subscriber_id = $3 and status <> 'complained'
returning subscriber_id`,
);

/** False: this mail was never sent, or a complaint about it is known. */
export async function recordReport(
  tx: Tx,
  key: { readonly siteId: number; readonly letterId: number; readonly subscriberId: number },
  report: { readonly status: 'bounced' | 'complained'; readonly detail: string },
): Promise<boolean> {
  const { siteId, letterId, subscriberId } = key;
  const values = [siteId, letterId, subscriberId, report.status, report.detail] as const;
  return (await runPrepared(tx, RECORD, values)).length > 0;
}

import type { z } from 'zod';
import { type Db, withSite } from '../../platform/db/db.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { openAlertJob } from './alerts.jobs.ts';
import { upsertAlert } from './alerts.sql.ts';

type OpenAlertInput = z.output<(typeof openAlertJob)['payload']>;

/** Mails the link that confirms the alert; limited per hour and mailbox. An alert in the line stays as it is. */
export async function openAlert(db: Db, { request, ...alert }: OpenAlertInput): Promise<void> {
  const { siteId, email, locale } = alert;
  await withSite(db, siteId, async (tx) => {
    const { id, status, model } = await upsertAlert(tx, alert);
    if (status !== 'pending') return;
    const budget = { siteId, kind: 'account', what: 'letters', value: email } as const;
    if (!(await consumeAttempts(tx, [budget])).ok) return;
    await queueAccountMail(tx, {
      siteId,
      kind: 'alert_confirm',
      key: `alert:confirm:${request}`,
      to: email,
      locale,
      givenName: '',
      data: { alert_id: id, model: model ?? '' },
    });
  });
}

import type { z } from 'zod';
import { type Db, withSite } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { readStopToken } from './alert-token.ts';
import type { Alert } from './alerts.contract.ts';
import type { openAlertJob } from './alerts.jobs.ts';
import { type CustomerKey, endAlertOf, endAlertsOf, findAlertsOf, upsertAlert } from './alerts.sql.ts';

/** The open alerts of the customer's address, those made as a guest included. */
export const listAlerts = (db: Db, customer: CustomerKey & { readonly locale: string }): Promise<Alert[]> =>
  findAlertsOf(db, customer, customer.locale);

/** False: the customer has no open alert of this id. */
export const endAlert = (
  db: Db,
  { alertId, ...customer }: CustomerKey & { readonly alertId: number },
): Promise<boolean> => withSite(db, customer.siteId, (tx) => endAlertOf(tx, customer, alertId));

interface StopAlertsInput {
  readonly siteId: number;
  readonly site: string;
  readonly token: string;
}

/** By the link of any mail, as often as wanted; mail programs do it for their readers. False: no such link. */
export async function stopAlerts(
  { db, keys }: { readonly db: Db; readonly keys: SigningKeys },
  { siteId, site, token }: StopAlertsInput,
): Promise<boolean> {
  const alertId = readStopToken(keys, site, token);
  if (alertId === null) return false;
  await withSite(db, siteId, (tx) => endAlertsOf(tx, siteId, alertId));
  return true;
}

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

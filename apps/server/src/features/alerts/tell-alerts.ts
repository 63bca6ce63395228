import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { translate } from '../../platform/text/messages.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { tellAlertsJob, tellAlertsKey } from './alerts.jobs.ts';
import { assignUnits } from './assign-units.rules.ts';
import { findMatches, lockLine, markTold, type ProductKey, readUnitWords } from './tell-alerts.sql.ts';

const RETRY_SECONDS = 2;

/**
 * Offers the free units of a product to the alerts in its line: one mail for each unit, to the first alert that it
 * suits. The mail is written in the transaction that ends the alert, so a crash loses none and sends none twice. An
 * offered unit is offered to the next alert after the site's waiting time, if it is still free.
 */
export const tellAlerts = (db: Db, product: ProductKey): Promise<number> =>
  withSite(db, product.siteId, async (tx) => {
    if (!(await lockLine(tx, product))) {
      // The other worker may have looked before the unit came: this job looks again.
      const runAt = new Date(Date.now() + RETRY_SECONDS * 1000);
      await queueJob(tx, tellAlertsJob, product, { key: tellAlertsKey(product), runAt });
      return 0;
    }
    const matches = await findMatches(tx, product);
    const candidates = Map.groupBy(matches, ({ alert_id }) => alert_id);
    const pairs = assignUnits(
      [...candidates].map(([alertId, rows]) => ({ alertId, unitIds: rows.map(({ unit_id }) => unit_id) })),
    );
    if (pairs.size === 0) return 0;
    // An alert that was ended a moment ago is not among them; its unit is found again by the next run.
    const told = await markTold(tx, product.siteId, pairs);
    const line = new Map([...candidates.keys()].map((alertId, place) => [alertId, place]));
    const placeOf = (alertId: number) => line.get(alertId) ?? 0;
    await queueMails(
      tx,
      product.siteId,
      told.toSorted((one, other) => placeOf(one.alert_id) - placeOf(other.alert_id)),
    );
    return told.length;
  });

type Told = Awaited<ReturnType<typeof markTold>>;

async function queueMails(tx: Tx, siteId: number, told: Told): Promise<void> {
  const wanted = told.flatMap(({ unit_id, locale }) => (unit_id ? [{ unitId: unit_id, locale }] : []));
  const words = new Map((await readUnitWords(tx, siteId, wanted)).map((row) => [row.unit_id, row]));
  for (const { alert_id, unit_id, email, locale, color_id, filters } of told) {
    const unit = words.get(unit_id ?? '');
    if (!unit) throw new Error(`unit ${unit_id} of alert ${alert_id} is gone`);
    await queueAccountMail(tx, {
      siteId,
      kind: 'alert_told',
      key: `alert:told:${alert_id}`,
      to: email,
      locale,
      givenName: '',
      data: {
        alert_id,
        model: unit.name ?? '',
        variant: joinParts(locale, [unit.color, unit.size]),
        store: joinParts(locale, [unit.store, unit.city]),
        slug: unit.slug,
        color_id,
        filters: filters ?? [],
      },
    });
  }
}

const joinParts = (locale: string, parts: readonly (string | null)[]): string =>
  parts
    .filter((part): part is string => part !== null)
    .reduce((first, second) => (first === '' ? second : translate(locale, 'joined', { first, second })), '');

import { type Db, withSite } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import type { ReportSource } from '../../contact/inbound/inbound-mail.rules.ts';
import { withdrawSubscription } from '../../newsletter/unsubscribe.ts';
import { readReport } from './delivery-report.rules.ts';
import { findLetterName } from './letter-name.ts';
import { recordReport, suppressSubscriber } from './letter-reports.sql.ts';

export interface ReportContext {
  readonly db: Db;
  readonly log: Log;
  readonly keys: SigningKeys;
  readonly findSite: (slug: string) => Promise<{ readonly id: number } | null>;
}

/**
 * Takes in a report about a mail of a letter. An address that does not exist gets no more letters; a reader who called
 * the letter spam is unsubscribed. False: the report is about no letter of this shop.
 */
export async function receiveReport(
  context: ReportContext,
  { headers, text, parts }: ReportSource,
): Promise<boolean> {
  const { db, log, keys } = context;
  const key = findLetterName([headers, text, ...parts.map((part) => part.text)].join('\n'), keys);
  if (!key) return false;
  const report = readReport(parts);
  const site = await context.findSite(key.site);
  if (!report || !site) return true;
  const { letterId, subscriberId } = key;
  const scope = { siteId: site.id, letterId, subscriberId };
  const isComplaint = report.kind === 'complaint';
  const isNew = await withSite(db, site.id, async (tx) => {
    const status = isComplaint ? 'complained' : 'bounced';
    if (!(await recordReport(tx, scope, { status, detail: report.detail }))) return false;
    if (isComplaint || report.isHard)
      await suppressSubscriber(tx, site.id, subscriberId, isComplaint ? 'complaint' : 'bounce');
    if (isComplaint) await withdrawSubscription(tx, keys, { siteId: site.id, subscriberId });
    return true;
  });
  log.info(
    { site: key.site, letter_id: letterId, kind: report.kind, is_new: isNew },
    'letter report received',
  );
  return true;
}

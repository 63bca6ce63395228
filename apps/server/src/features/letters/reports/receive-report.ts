import PostalMime from 'postal-mime';
import { type Db, withSite } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
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

const MAX_PART = 200_000;

/**
 * Takes in a report about a mail of a letter. An address that does not exist gets no more letters; a reader who called
 * the letter spam is unsubscribed. False: the report is about no letter of this shop.
 */
export async function receiveReport(context: ReportContext, raw: Uint8Array): Promise<boolean> {
  const { db, log, keys } = context;
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    type: mimeType.toLowerCase(),
    text: textOf(content).slice(0, MAX_PART),
  }));
  const headers = mail.headers.map(({ value }) => value).join('\n');
  const key = findLetterName([headers, mail.text ?? '', ...parts.map(({ text }) => text)].join('\n'), keys);
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

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');

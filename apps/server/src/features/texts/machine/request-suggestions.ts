import type { Tx } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockLocale } from '../glossary.sql.ts';
import { listMissing, type MissingFilter } from './suggestions.sql.ts';
import { suggestTextsJob } from './texts.jobs.ts';

const MAX_COUNT = 1000;

export type Requested =
  | { readonly ok: true; readonly texts: number }
  | { readonly ok: false; readonly code: 'not_found' };

/** Has a job fill the texts without words. Answers how many there are, up to 1000. */
export async function requestSuggestions(tx: Tx, call: StaffCall, filter: MissingFilter): Promise<Requested> {
  const settings = await lockLocale(tx, filter.locale);
  if (!settings) return { ok: false, code: 'not_found' };
  const missing = await listMissing(tx, filter, { after: 0, limit: MAX_COUNT });
  if (missing.length === 0) return { ok: true, texts: 0 };
  const { locale, kind, subject } = filter;
  await queueJob(tx, suggestTextsJob, { ...filter, after: 0 }, { key: `texts.suggest ${locale}` });
  await writeAudit(tx, call, {
    action: 'text.suggest',
    reason: null,
    subject: { kind: 'text', ref: `suggest/${locale}` },
    before: {},
    after: { locale, kind, subject, texts: missing.length },
  });
  return { ok: true, texts: missing.length };
}

import type { Readable } from 'node:stream';
import { type Db, withSite } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import type { FeedAnswer } from '../feeds.contract.ts';
import { listFeedSites } from '../feeds.sql.ts';
import { readCsv } from '../lines/read-csv.ts';
import { readNdjson } from '../lines/read-ndjson.ts';
import { NOUNS } from '../nouns.ts';
import { toFeedAnswer, toFieldErrors } from '../receive-units.ts';
import { runFeed } from '../run-feed.ts';
import { type FeedName, MAX_FEED_MB } from './feeds.staff.contract.ts';
import { spoolBody } from './spool-body.ts';

// A request's statements may take two seconds each, so its batches are small.
const BATCH = 500;
const CAPS = { errors: 500, diff: 500 };

interface FeedFile {
  readonly feed: FeedName;
  readonly site: string;
  readonly body: Readable;
  readonly format: 'csv' | 'ndjson';
  readonly isGzip: boolean;
  readonly dryRun: boolean;
  readonly strict: boolean;
  readonly maxBytes?: number;
}

export type Imported =
  | { readonly ok: true; readonly answer: FeedAnswer }
  | { readonly ok: false; readonly code: 'forbidden' | 'too_large' | 'malformed' }
  | { readonly ok: false; readonly code: 'nothing_valid'; readonly errors: Record<string, string[]> };

/** Imports a file by the code of `cli/feed.ts`. `mayOn`: whether the caller has the permission on a site. */
export async function importFeed(
  db: Db,
  call: StaffCall,
  file: FeedFile,
  mayOn: (siteId: number) => boolean,
): Promise<Imported> {
  const noun = NOUNS[file.feed];
  // Rows of the brand show on every site.
  if (noun.of === 'brand' && !(await listFeedSites(db)).every(({ id }) => mayOn(id)))
    return { ok: false, code: 'forbidden' };
  const maxBytes = file.maxBytes ?? MAX_FEED_MB * 1024 * 1024;
  const spooled = await spool(file, maxBytes);
  if (!spooled.ok) return spooled;
  try {
    await audit(db, call, file, { started: true });
    const lines = file.format === 'csv' ? readCsv(spooled.body.open()) : readNdjson(spooled.body.open());
    // Which noun it is decides the type of its lines; the engine treats all alike.
    const report = await runFeed(db, noun as never, lines, {
      actor: `staff ${call.staffId}`,
      onlySite: noun.of === 'site' ? file.site : null,
      dryRun: file.dryRun,
      strict: file.strict,
      batch: BATCH,
      caps: CAPS,
    });
    await audit(db, call, file, { ...report.counts });
    if (report.counts.refused === report.counts.lines)
      return { ok: false, code: 'nothing_valid', errors: toFieldErrors(report.errors) };
    return { ok: true, answer: toFeedAnswer(report, file.dryRun) };
  } finally {
    await spooled.body.remove();
  }
}

async function spool({ body, isGzip }: FeedFile, maxBytes: number) {
  try {
    const spooled = await spoolBody(body, { maxBytes, isGzip });
    return spooled ? ({ ok: true, body: spooled } as const) : ({ ok: false, code: 'too_large' } as const);
  } catch (error) {
    // Not gzip, or cut short.
    if (String((error as { code?: unknown }).code).startsWith('Z_'))
      return { ok: false, code: 'malformed' } as const;
    throw error;
  }
}

/** Before the first batch and after the last one: batches are transactions of their own. */
const audit = (db: Db, call: StaffCall, { feed, format, dryRun }: FeedFile, result: object) =>
  withSite(db, call.siteId, (tx) =>
    writeAudit(tx, call, {
      action: 'feed.import',
      subject: { kind: 'feed', ref: feed },
      reason: null,
      before: {},
      after: { format, dry_run: dryRun, ...result },
    }),
  );

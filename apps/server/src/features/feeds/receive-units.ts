import type { Db } from '../../platform/db/db.ts';
import type { Send } from '../../platform/http/event-streams.ts';
import type { FeedReport } from './apply/feed-outcome.rules.ts';
import type { FeedAnswer, FeedCounts, LineError } from './feeds.contract.ts';
import { findFeedScope, sendNotification } from './feeds.sql.ts';
import type { RawLine } from './lines/feed-line.rules.ts';
import { parseLine } from './lines/read-ndjson.ts';
import { UNITS } from './nouns.ts';
import { runFeed } from './run-feed.ts';

const keyOf = (tokenId: number) => `import:${tokenId}`;

const publishProgress = (db: Db, tokenId: number, counts: FeedCounts) =>
  sendNotification(db, { key: keyOf(tokenId), data: counts });

/** A sender's own imports, wherever they run. There is nothing to say until the next batch is written. */
export const importsOf = (tokenId: number) => ({
  key: keyOf(tokenId),
  pass: (send: Send, data: unknown) => data !== null && send('import', data),
});

// A request's statements may take two seconds each, so its batches are small.
const BATCH = 500;
const CAPS = { errors: 500, diff: 500 };

/** Takes units in from a sender over HTTP. Refused as a whole only when no line is any good. */
export async function receiveUnits(
  db: Db,
  input: { tokenId: number; body: unknown[] | string; dryRun: boolean },
) {
  const scope = await findFeedScope(db, input.tokenId);
  if (!scope) return { ok: false, code: 'unauthenticated' } as const;
  const report = await runFeed(db, UNITS, linesOf(input.body), {
    actor: scope.name,
    onlySite: scope.site,
    dryRun: input.dryRun,
    strict: false,
    batch: BATCH,
    caps: CAPS,
    onProgress: ({ counts }) => publishProgress(db, input.tokenId, counts),
  });
  if (report.counts.refused === report.counts.lines)
    return { ok: false, code: 'nothing_valid', errors: toFieldErrors(report.errors) } as const;
  return { ok: true, answer: toFeedAnswer(report, input.dryRun) } as const;
}

function* linesOf(body: unknown[] | string): Generator<RawLine> {
  if (typeof body !== 'string') {
    for (const [index, value] of body.entries()) yield { line: index + 1, value };
    return;
  }
  for (const [index, text] of body
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries())
    if (text.trim() !== '') yield parseLine(index + 1, text);
}

/** The report of a feed as the api sends it. */
export const toFeedAnswer = (
  { counts, fields, errors, errorsLeftOff, diff }: FeedReport,
  dryRun: boolean,
): FeedAnswer => ({
  ...counts,
  dry_run: dryRun,
  fields,
  errors,
  errors_left_off: errorsLeftOff,
  diff: dryRun ? diff : [],
});

/** Errors of lines in the shape of field errors, for a feed that is refused as a whole. */
export function toFieldErrors(errors: readonly LineError[]): Record<string, string[]> {
  if (errors.length === 0) return { body: ['holds no line'] };
  const fields: Record<string, string[]> = {};
  for (const { line, field, message } of errors) {
    const name = field ? `${line}.${field}` : String(line);
    fields[name] ??= [];
    fields[name].push(message);
  }
  return fields;
}

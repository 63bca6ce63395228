import type { Db } from '../../platform/db/db.ts';
import type { FeedReport } from './apply/feed-outcome.rules.ts';
import type { LineError } from './feeds.contract.ts';
import { findFeedScope } from './feeds.sql.ts';
import { publishProgress } from './import-progress.ts';
import type { RawLine } from './lines/feed-line.rules.ts';
import { parseLine } from './lines/read-ndjson.ts';
import { UNITS } from './nouns.ts';
import { runFeed } from './run-feed.ts';

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
    return { ok: false, code: 'nothing_valid', errors: asFields(report.errors) } as const;
  return { ok: true, answer: toAnswer(report, input.dryRun) } as const;
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

const toAnswer = ({ counts, fields, errors, errorsLeftOff, diff }: FeedReport, dryRun: boolean) => ({
  ...counts,
  dry_run: dryRun,
  fields,
  errors,
  errors_left_off: errorsLeftOff,
  diff: dryRun ? diff : [],
});

function asFields(errors: readonly LineError[]) {
  if (errors.length === 0) return { body: ['holds no line'] };
  const fields: Record<string, string[]> = {};
  for (const { line, field, message } of errors) {
    const name = field ? `${line}.${field}` : String(line);
    fields[name] ??= [];
    fields[name].push(message);
  }
  return fields;
}

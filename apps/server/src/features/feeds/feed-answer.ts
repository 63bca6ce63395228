import type { FeedReport } from './apply/feed-outcome.rules.ts';
import type { FeedAnswer, LineError } from './feeds.contract.ts';

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

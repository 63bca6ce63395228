import type { Db } from '../../../../platform/db/db.ts';
import { searchTexts } from '../list-texts.ts';
import { listQueue, type QueueFilter } from '../queue/text-queue.sql.ts';
import { CSV_START, csvUnit } from './csv.ts';
import { XLIFF_END, xliffStart, xliffUnit } from './xliff.ts';

const PAGE = 500;

export const FORMATS = {
  xliff: { type: 'application/xliff+xml', extension: 'xlf' },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv' },
} as const;
export type Format = keyof typeof FORMATS;

/** The texts of a locale as a file, page by page: no more than one page is in memory. */
export async function* exportTexts(
  db: Db,
  { q, ...filter }: QueueFilter,
  format: Format,
): AsyncGenerator<string> {
  yield format === 'xliff' ? xliffStart(filter.locale) : CSV_START;
  const write = format === 'xliff' ? xliffUnit : csvUnit;
  for (let after = 0; ; ) {
    const page = { after, limit: PAGE, staffId: 0 };
    const rows =
      q === null ? await listQueue(db, filter, page) : (await searchTexts(db, { ...filter, q }, page)).rows;
    if (rows.length > 0)
      yield rows.map((row) => write({ ...row, name: `${row.kind}/${row.subject}/${row.path}` })).join('');
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.id ?? after;
  }
  if (format === 'xliff') yield XLIFF_END;
}

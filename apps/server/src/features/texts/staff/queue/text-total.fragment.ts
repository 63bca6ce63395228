import type { TextRow } from '../texts.staff.contract.ts';

export interface TextPage {
  readonly rows: TextRow[];
  /** Of all pages. */
  readonly total: number;
}

/** Rows that carry the number of all rows found, apart from it. */
export const splitTotal = (found: readonly (TextRow & { total: number })[]): TextPage => ({
  rows: found.map(({ total: _, ...row }) => row),
  total: found[0]?.total ?? 0,
});

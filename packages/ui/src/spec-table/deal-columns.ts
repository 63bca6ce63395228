/** What the title of a group and the room below it are as high as, in rows. */
const TITLE_ROWS = 2;

export type Column = 'start' | 'end';

/**
 * The column of each group, of its number of rows: always the shorter one so far. A later group thus never begins above
 * an earlier one, which floats need. Null where cutting the list in two is as even: CSS columns do that.
 */
export function dealColumns(rows: readonly number[]): Column[] | null {
  const heights = rows.map((count) => count + TITLE_ROWS);
  const filled = { start: 0, end: 0 };
  const columns = heights.map((height) => {
    const column = filled.start <= filled.end ? 'start' : 'end';
    filled[column] += height;
    return column;
  });
  return Math.abs(filled.start - filled.end) < differenceOfCut(heights) ? columns : null;
}

/** The difference in height of the most even cut. */
function differenceOfCut(heights: readonly number[]): number {
  const sum = (some: readonly number[]) => some.reduce((total, height) => total + height, 0);
  return Math.min(
    ...heights.map((_, index) => Math.abs(sum(heights.slice(0, index)) - sum(heights.slice(index)))),
  );
}

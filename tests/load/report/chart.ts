export interface Bar {
  readonly name: string;
  /** In the order of `parts`. */
  readonly values: readonly number[];
  /** Drawn as a line across: what may be spent. */
  readonly budget?: number | null;
}

export interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly parts: readonly string[];
  readonly bars: readonly Bar[];
}

const WIDTH = 930;
const LABEL = 400;
const ROW = 30;
const HEAD = 74;
const COLORS = ['#b3261e', '#1f5f8b', '#6b7d3a', '#8a6d3b'];

/** Bars on one scale, readable on light and dark pages. Drawn here, so that no library is needed for five pictures. */
export function drawChart({ title, unit, parts, bars }: Chart): string {
  const most = Math.max(...bars.map((bar) => Math.max(sum(bar.values), bar.budget ?? 0)), 0.001);
  const room = WIDTH - LABEL - 90;
  const x = (value: number) => LABEL + (value / most) * room;
  const height = HEAD + bars.length * ROW + 14;
  const legend = parts
    .map(
      (part, n) =>
        `<rect x="${LABEL + n * 118}" y="38" width="12" height="12" fill="${COLORS[n]}"/><text x="${LABEL + 18 + n * 118}" y="49">${escaped(part)}</text>`,
    )
    .join('');
  const rows = bars.map((bar, row) => drawBar(bar, HEAD + row * ROW, x, unit)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="13" fill="#222"><rect width="${WIDTH}" height="${height}" rx="8" fill="#fff"/><text x="16" y="26" font-size="16" font-weight="600">${escaped(title)}</text>${legend}${rows}</svg>\n`;
}

function drawBar({ name, values, budget }: Bar, y: number, x: (value: number) => number, unit: string) {
  let from = 0;
  const pieces = values.map((value, n) => {
    const piece = `<rect x="${at(x(from))}" y="${y}" width="${at(x(from + value) - x(from))}" height="18" fill="${COLORS[n]}"/>`;
    from += value;
    return piece;
  });
  const line =
    budget == null
      ? ''
      : `<line x1="${at(x(budget))}" x2="${at(x(budget))}" y1="${y - 4}" y2="${y + 22}" stroke="#222" stroke-width="2" stroke-dasharray="3 2"/>`;
  const label = `<text x="${LABEL - 10}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>`;
  const end = Math.max(from, budget ?? 0);
  return `${label}${pieces.join('')}${line}<text x="${at(x(end) + 8)}" y="${y + 14}">${say(from)} ${unit}</text>`;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const at = (value: number) => value.toFixed(1);
export const say = (value: number) =>
  value >= 10 ? value.toFixed(1) : value >= 0.1 ? value.toFixed(2) : value.toFixed(3);
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

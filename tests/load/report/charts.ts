import { drawChart } from './chart.ts';
import type { ApiTable, Results } from './results.ts';

/** Sizes stand in the names of some questions; the question is the same. */
export const plain = (name: string) => name.replace(/ \(.*/, '');

/** The pictures of docs/operate/benchmarks.md by their file names; a part that was not measured has none. */
export function drawCharts({ pages, api, checkout }: Results): [name: string, svg: string][] {
  const found: [string, string][] = [];
  if (pages)
    found.push([
      'bench-pages.svg',
      drawChart({
        title: 'A page made again: processor time',
        unit: 'ms',
        parts: ['edge', 'storefront', 'api', 'PostgreSQL'],
        bars: pages.lines.map(({ name, miss }) => ({
          name,
          values: [miss.edgeMs, miss.storefrontMs, miss.apiMs, miss.postgresMs],
        })),
      }),
    ]);
  const largest = api && [...api.tables].sort((a, b) => b.units - a.units)[0];
  if (largest) found.push(['bench-api.svg', calls(largest)], ['bench-growth.svg', growth(api.tables)]);
  const largestCheckout = checkout && [...checkout.tables].sort((a, b) => b.units - a.units)[0];
  if (largestCheckout)
    found.push([
      'bench-checkout.svg',
      drawChart({
        title: 'The checkout: processor time, and what it may be (dashed)',
        unit: 'ms',
        parts: ['api', 'PostgreSQL'],
        bars: largestCheckout.lines.map((line) => ({
          name: line.name,
          values: [line.apiMs, line.postgresMs],
          budget: line.budgetMs,
        })),
      }),
    ]);
  return found;
}

const calls = ({ lines }: ApiTable) =>
  drawChart({
    title: 'Calls at full size: processor time, and what it may be (dashed)',
    unit: 'ms',
    parts: ['api', 'PostgreSQL'],
    bars: lines.map((line) => ({
      name: plain(line.name),
      values: [line.apiMs, line.postgresMs],
      budget: line.budgetMs,
    })),
  });

/** Each call at each size, the smallest first. */
function growth(tables: readonly ApiTable[]) {
  const sorted = [...tables].sort((a, b) => a.units - b.units);
  const names = sorted.at(-1)?.lines.map((line) => plain(line.name)) ?? [];
  const count = new Intl.NumberFormat('en', { notation: 'compact' });
  return drawChart({
    title: 'The same calls in smaller databases: processor time',
    unit: 'ms',
    parts: ['api and PostgreSQL'],
    bars: names.flatMap((name) =>
      sorted.flatMap(({ units, sites, lines }) => {
        const line = lines.find((one) => plain(one.name) === name);
        if (!line) return [];
        const size = `${count.format(units)} units, ${sites} sites`;
        return [{ name: `${name}: ${size}`, values: [line.apiMs + line.postgresMs] }];
      }),
    ),
  });
}

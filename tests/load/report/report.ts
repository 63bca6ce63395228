import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from './chart.ts';
import { drawCharts, plain } from './charts.ts';
import type { ApiLine, ApiTable, CheckoutTable, PageLine, Results } from './results.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');
const BEGIN = '<!-- measured: written by npm run bench -- --write -->';
const END = '<!-- end of what was measured -->';

/** Draws the part between the marks again, and the pictures; what people wrote around it stays. */
export function writeReport(results: Results) {
  const file = path.join(DOCS, 'operate/benchmarks.md');
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${file} has lost its marks`);
  writeFileSync(file, `${text.slice(0, from)}${BEGIN}\n\n${asMarkdown(results, true)}\n\n${text.slice(to)}`);
  for (const [name, svg] of drawCharts(results)) writeFileSync(path.join(DOCS, 'pictures', name), svg);
}

export function asMarkdown(results: Results, pictures = false): string {
  const picture = (name: string, alt: string) => (pictures ? `![${alt}](../pictures/bench-${name}.svg)` : '');
  const { pages, api, checkout, launch } = results;
  return [
    pages && `### Pages through the edge (${pages.measuredOn})\n\n${pageTable(pages.lines)}`,
    pages && picture('pages', 'Processor time of a page that is made again'),
    api && apiPart(api.measuredOn, api.tables),
    api && picture('api', 'Processor time of each call'),
    api && picture('growth', 'Processor time at three sizes'),
    checkout && `### The checkout (${checkout.measuredOn})\n\n${checkoutTable(checkout.tables)}`,
    checkout && picture('checkout', 'Processor time of the bag and of an order'),
    launch && `### A launch (${launch.measuredOn})\n\n${launchTable(launch.result)}`,
  ]
    .filter((part) => part)
    .join('\n\n');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const over = (value: number, most: number | null) =>
  most !== null && value > most ? `**${say(value)}**` : say(value);

function pageTable(lines: readonly PageLine[]) {
  const head = ['page', 'bytes, packed', 'hit: edge', 'Varnish, same bytes'];
  const missHead = ['miss: edge', 'storefront', 'api', 'PostgreSQL', 'together', 'plain node, same bytes'];
  return table(
    [...head, ...missHead],
    lines.map(({ name, bytes, packedBytes, hit, miss, varnishMs, nodeMs }) => {
      const together = miss.edgeMs + miss.storefrontMs + miss.apiMs + miss.postgresMs;
      return [
        ...[name, `${kilo(bytes)}, ${kilo(packedBytes)}`, say(hit.edgeMs), say(varnishMs)],
        ...[miss.edgeMs, miss.storefrontMs, miss.apiMs, miss.postgresMs, together, nodeMs].map(say),
      ];
    }),
  );
}

const kilo = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

function apiPart(measuredOn: string, tables: readonly ApiTable[]): string {
  const largest = [...tables].sort((a, b) => b.units - a.units)[0];
  if (!largest) return '';
  const others = tables.filter((one) => one !== largest);
  const count = (n: number) => n.toLocaleString('en');
  const sizes = ({ units, products, sites }: ApiTable) =>
    `${count(units)} units, ${count(products)} products, ${sites} sites`;
  const growth = (line: ApiLine) => others.map((one) => growthOf(line, one));
  return [
    `### Calls of the api (${measuredOn}: ${sizes(largest)})`,
    table(
      [
        ...['call', 'api', 'PostgreSQL', 'together', 'budget', 'bare statements'],
        ...others.map((one) => `growth from ${sizes(one)}`),
      ],
      largest.lines.map((line) => {
        const together = line.apiMs + line.postgresMs;
        return [
          ...[line.name, say(line.apiMs), say(line.postgresMs), over(together, line.budgetMs)],
          ...[line.budgetMs === null ? '–' : String(line.budgetMs), say(line.bareMs), ...growth(line)],
        ];
      }),
    ),
  ].join('\n\n');
}

function growthOf(line: ApiLine, before: ApiTable): string {
  const same = before.lines.find((one) => plain(one.name) === plain(line.name));
  return same ? `× ${((line.apiMs + line.postgresMs) / (same.apiMs + same.postgresMs)).toFixed(2)}` : '–';
}

function checkoutTable(tables: readonly CheckoutTable[]): string {
  const [largest, ...others] = [...tables].sort((a, b) => b.units - a.units);
  const growth = (name: string, together: number) =>
    others.map(({ lines }) => {
      const same = lines.find((one) => one.name === name);
      return same ? `× ${(together / (same.apiMs + same.postgresMs)).toFixed(2)}` : '–';
    });
  return table(
    [
      ...['what', 'api', 'PostgreSQL', 'together', 'budget', 'calls', 'round trips to the database'],
      'plain node, as many calls and trips for nothing',
      ...others.map(({ units }) => `growth from ${units.toLocaleString('en')} units`),
    ],
    (largest?.lines ?? []).map((line) => {
      const together = line.apiMs + line.postgresMs;
      return [
        ...[line.name, say(line.apiMs), say(line.postgresMs), over(together, line.budgetMs)],
        ...[String(line.budgetMs), String(line.calls), line.roundTrips.toFixed(1)],
        ...[say(line.floorMs), ...growth(line.name, together)],
      ];
    }),
  );
}

function launchTable(result: NonNullable<Results['launch']>['result']): string {
  const time = ({ p50, p99, most }: { p50: number; p99: number; most: number }) =>
    `${p50.toFixed(0)} / ${p99.toFixed(0)} / ${most.toFixed(0)} ms`;
  const statuses = Object.entries(result.statuses)
    .map(([status, n]) => `${status}: ${n}`)
    .join(', ');
  return table(
    [
      'visitors',
      'within',
      'done after',
      'units',
      'sold',
      'sold twice',
      'broken',
      'failed pages',
      'requests and their answers',
      'pages: half / p99 / most',
      'calls',
    ],
    [
      [
        ...[
          String(result.visitors),
          `${result.seconds} s`,
          `${result.took.toFixed(0)} s`,
          String(result.units),
        ],
        ...[String(result.sold), String(result.soldTwice), result.broken.join('; ') || 'nothing'],
        String(result.failedPages),
        ...[`${result.requests} (${statuses})`, time(result.pages), time(result.calls)],
      ],
    ],
  );
}

// `npm run bench`: processor time per request, read from the kernel, beside the bare engines: pages through the edge,
// calls of the api on three sizes of database, the checkout, and a launch. `--only api,checkout,pages,launch` picks parts,
// `--question stores` calls of the api, `--seconds 6` is the time of each measurement. `--write` puts what was measured
// into docs/operate/benchmarks.json and draws docs/operate/benchmarks.md again from it.
import { parseArgs } from 'node:util';
import { measureApi } from './parts/api-part.ts';
import { measureCheckout } from './parts/checkout-part.ts';
import { runLaunch } from './parts/launch-part.ts';
import { measurePages } from './parts/pages-part.ts';
import { asMarkdown, writeReport } from './report/report.ts';
import { keepResults, type Results, readResults } from './report/results.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: 'pages,api,checkout,launch' },
    question: { type: 'string', default: '' },
    databases: { type: 'string', default: 'paddock_scale_few,paddock_scale_small,paddock_scale' },
    checkout: { type: 'string', default: 'paddock_scale_small,paddock_scale' },
    orders: { type: 'string', default: '200' },
    visitors: { type: 'string', default: '2000' },
    units: { type: 'string', default: '50' },
    within: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const wanted = new Set(options.only.split(','));
const measuredOn = new Date().toISOString().slice(0, 10);

let results: Results = {};
if (wanted.has('pages')) results = { ...results, pages: { measuredOn, lines: await measurePages(seconds) } };
if (wanted.has('api')) {
  const tables = [];
  for (const database of options.databases.split(','))
    tables.push(await measureApi(database, { seconds, questions: options.question }));
  results = { ...results, api: { measuredOn, tables } };
}
if (wanted.has('checkout')) {
  const tables = [];
  for (const database of options.checkout.split(','))
    tables.push(await measureCheckout(database, Number(options.orders)));
  results = { ...results, checkout: { measuredOn, tables } };
}
if (wanted.has('launch')) {
  const [visitors, units, within] = [options.visitors, options.units, options.within].map(Number);
  const result = await runLaunch({ visitors: visitors ?? 0, units: units ?? 0, seconds: within ?? 0 });
  results = { ...results, launch: { measuredOn, result } };
  const isGood = result.sold === result.units && result.soldTwice === 0 && result.failedPages === 0;
  if (!isGood || result.broken.length > 0) process.exitCode = 1;
}
console.log(asMarkdown(results));
if (options.write) {
  const all = { ...readResults(), ...results };
  keepResults(all);
  writeReport(all);
}

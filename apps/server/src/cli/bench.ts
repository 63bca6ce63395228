// `npm run bench`: processor time per request, read from the kernel, beside the bare engines: pages through the edge,
// calls of the api on three sizes of database, the till, and a launch. `--only api,till,pages,launch` picks parts,
// `--question stores` calls of the api, `--seconds 6` is the time of each measurement. `--write` puts what was measured
// into docs/benchmarks.json and draws docs/benchmarks.md anew from it.
import { parseArgs } from 'node:util';
import { measureApi } from './bench/api-part.ts';
import { runLaunch } from './bench/launch-part.ts';
import { measurePages } from './bench/pages-part.ts';
import { asMarkdown, writeReport } from './bench/report.ts';
import { keepResults, type Results, readResults } from './bench/results.ts';
import { measureTill } from './bench/till-part.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: 'pages,api,till,launch' },
    question: { type: 'string', default: '' },
    databases: { type: 'string', default: 'paddock_scale_few,paddock_scale_small,paddock_scale' },
    till: { type: 'string', default: 'paddock_scale_small,paddock_scale' },
    orders: { type: 'string', default: '200' },
    visitors: { type: 'string', default: '2000' },
    units: { type: 'string', default: '50' },
    within: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const wanted = new Set(options.only.split(','));
const on = new Date().toISOString().slice(0, 10);

let results: Results = {};
if (wanted.has('pages')) results = { ...results, pages: { on, lines: await measurePages(seconds) } };
if (wanted.has('api')) {
  const tables = [];
  for (const database of options.databases.split(','))
    tables.push(await measureApi(database, { seconds, questions: options.question }));
  results = { ...results, api: { on, tables } };
}
if (wanted.has('till')) {
  const tables = [];
  for (const database of options.till.split(','))
    tables.push(await measureTill(database, Number(options.orders)));
  results = { ...results, till: { on, tables } };
}
if (wanted.has('launch')) {
  const [visitors, units, within] = [options.visitors, options.units, options.within].map(Number);
  const result = await runLaunch({ visitors: visitors ?? 0, units: units ?? 0, seconds: within ?? 0 });
  results = { ...results, launch: { on, result } };
  if (result.sold !== result.units || result.soldTwice > 0 || result.broken.length > 0) process.exitCode = 1;
}
console.log(asMarkdown(results));
if (options.write) {
  const all = { ...readResults(), ...results };
  keepResults(all);
  writeReport(all);
}

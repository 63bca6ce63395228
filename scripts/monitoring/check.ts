// `node scripts/monitoring/check.ts`: promtool reads and tests the alert rules of deploy/monitoring (every alert must
// stay quiet in one case and fire in another) and reads the expressions of the dashboards. `--write` draws the
// dashboards again.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ALERT_CASES, type Series } from '../../deploy/monitoring/alert-cases.ts';
import { DASHBOARDS } from '../../deploy/monitoring/dashboards.ts';
import { installDebian } from '../services/packages.ts';
import { run, succeeds } from '../services/run.ts';
import { REPOSITORY } from '../services/settings.ts';
import { grafanaOf } from './grafana.ts';

const rules = path.join(REPOSITORY, 'deploy/monitoring/alerts.yml');
const alerts = [...readFileSync(rules, 'utf8').matchAll(/^ *- alert: (\w+)$/gm)].map(([, name = '']) => name);
const cases = Object.keys(ALERT_CASES);
const unequal = [
  ...alerts.filter((name) => !cases.includes(name)).map((name) => `${name} has no case`),
  ...cases.filter((name) => !alerts.includes(name)).map((name) => `${name} is no alert`),
];
if (unequal.length > 0) throw new Error(unequal.join('\n'));

if (!succeeds('sh', ['-c', 'command -v promtool'])) installDebian(['prometheus']);
const folder = mkdtempSync(path.join(tmpdir(), 'paddock-alerts-'));
try {
  process.stdout.write(run('promtool', ['check', 'rules', rules]));
  const files = [...new Set(Object.values(ALERT_CASES).map(({ step = 1 }) => step))].map((step) => {
    const file = path.join(folder, `every-${step}.json`);
    // JSON is YAML.
    const settings = { rule_files: [rules], evaluation_interval: `${step}m`, tests: testsOf(step) };
    writeFileSync(file, JSON.stringify(settings));
    return file;
  });
  process.stdout.write(run('promtool', ['test', 'rules', ...files]));
  checkDashboards(folder);
  console.log(`${alerts.length} alerts, ${alerts.length * 2} cases`);
} finally {
  rmSync(folder, { recursive: true });
}

/** The files are those of dashboards.ts, and promtool can read every expression. */
function checkDashboards(temporary: string): void {
  const lines = DASHBOARDS.flatMap(({ panels }) => panels.flatMap((panel) => Object.values(panel.lines)));
  const file = path.join(temporary, 'lines.json');
  const recorded = lines.map((expr, n) => ({ record: `line:${n}`, expr }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboards', rules: recorded }] }));
  run('promtool', ['check', 'rules', file]);
  for (const dashboard of DASHBOARDS) checkDrawn(`grafana/${dashboard.id}.json`, grafanaOf(dashboard));
}

function checkDrawn(file: string, dashboard: unknown): void {
  const target = path.join(REPOSITORY, 'deploy/monitoring/dashboards', file);
  const drawn = JSON.parse(JSON.stringify(dashboard));
  // By value: the formatter breaks the lines of these files in its own way.
  if (existsSync(target) && isDeepStrictEqual(JSON.parse(readFileSync(target, 'utf8')), drawn)) return;
  if (process.argv.includes('--write')) writeFileSync(target, `${JSON.stringify(drawn, null, 2)}\n`);
  else throw new Error(`${target} is not that of dashboards.ts: node scripts/monitoring/check.ts --write`);
}

function testsOf(wanted: number) {
  return Object.entries(ALERT_CASES)
    .filter(([, { step = 1 }]) => step === wanted)
    .flatMap(([alert, { quiet, fires, within }]) => [
      testOf(alert, quiet, { minutes: within, step: wanted, isFiring: false }),
      testOf(alert, fires, { minutes: within, step: wanted, isFiring: true }),
    ]);
}

interface Expected {
  readonly minutes: number;
  readonly step: number;
  readonly isFiring: boolean;
}

function testOf(alert: string, series: Series, { minutes, step, isFiring }: Expected) {
  return {
    name: `${alert} ${isFiring ? 'fires' : 'stays quiet'}`,
    interval: `${step}m`,
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alert}",alertstate="firing"})`,
        eval_time: `${minutes}m`,
        exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [],
      },
    ],
  };
}

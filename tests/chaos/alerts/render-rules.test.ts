import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../../../scripts/services/settings.ts';
import { DRILLS } from './drills/drills.ts';
import { listAlerts, renderConfiguration, shortenRules } from './render-rules.ts';

const read = (name: string) => readFileSync(path.join(REPOSITORY, 'deploy/monitoring', name), 'utf8');
const rules = read('alerts.yml');

test('only the durations of the rules are shortened', () => {
  const withoutFor = (text: string) =>
    parse(text).groups.map((group: { name: string; rules: object[] }) => ({
      name: group.name,
      rules: group.rules.map((rule) => ({ ...rule, for: undefined })),
    }));
  const short = shortenRules(rules, 2);
  expect(withoutFor(short)).toEqual(withoutFor(rules));
  const durations = parse(short).groups.flatMap((group: { rules: { for?: string }[] }) =>
    group.rules.flatMap((rule) => rule.for ?? []),
  );
  expect(new Set(durations)).toEqual(new Set(['2s']));
  expect(durations.length).toBeGreaterThan(25);
});

test('the configuration keeps the jobs that have an address and sends pages through the probe', () => {
  const rendered = parse(
    renderConfiguration(read('prometheus.yml'), {
      rulesFile: '/tmp/rules.yml',
      intervalSeconds: 2,
      targets: { api: ['127.0.0.1:1', '127.0.0.1:2'], pages: ['https://127.0.0.1:3/it-it'] },
      blackbox: '127.0.0.1:4',
    }),
  );
  expect(rendered.global.scrape_interval).toBe('2s');
  expect(rendered.rule_files).toEqual(['/tmp/rules.yml']);
  expect(rendered.scrape_configs.map((job: { job_name: string }) => job.job_name)).toEqual(['api', 'pages']);
  expect(JSON.stringify(rendered.scrape_configs[1].relabel_configs)).toContain('127.0.0.1:4');
});

test('every alert has exactly one drill', () => {
  const drilled = DRILLS.flatMap(({ alerts }) => alerts);
  expect(drilled.toSorted()).toEqual(listAlerts(rules).toSorted());
});

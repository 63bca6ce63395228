import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../services/settings.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

interface Rule {
  readonly alert?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly runbook: string };
}
const rules = (parse(read('deploy/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules.filter(({ alert }) => alert !== undefined),
);
const sections = new Map(
  read('docs/operate/alerts.md')
    .split(/^### /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text]),
);

test('[OPS-06] every alert has a section under its own name, and its message leads there', () => {
  expect([...sections.keys()].sort()).toEqual(rules.map(({ alert }) => alert).sort());
  for (const { alert = '', annotations } of rules)
    expect(annotations.runbook).toBe(`docs/operate/alerts.md#${alert.toLowerCase()}`);
});

test('[OPS-06] a section says whom it wakes, what is wrong and what to do', () => {
  for (const { alert = '', labels } of rules) {
    const section = sections.get(alert) ?? '';
    expect(section, alert).toMatch(labels.severity === 'page' ? /^Page\b/m : /^Ticket\b/m);
    expect(section, alert).toContain('**See**');
    expect(section, alert).toMatch(/\*\*do\*\*|\*\*Do\*\*|Check and do as/);
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderExample, SECTIONS } from './env-example.ts';
import { LOCAL_PORTS, REPOSITORY } from './services/settings.ts';

const settings = Object.values(SECTIONS).flatMap((section) => Object.entries(section));

test('.env.example is what the schemas say (else: node scripts/env-example.ts)', () => {
  expect(readFileSync(path.join(REPOSITORY, '.env.example'), 'utf8')).toBe(renderExample());
});

test('every setting but the local ports is described, and stands in .env.example once', () => {
  const bare = settings.filter(([, { description }]) => !description).map(([name]) => name);
  expect(bare).toEqual(Object.keys(LOCAL_PORTS));
  const names = renderExample().match(/^#[A-Z][A-Z0-9_]+=/gm) ?? [];
  const expected = new Set(settings.map(([name]) => `#${name}=`));
  expect(names.toSorted()).toEqual([...expected].toSorted());
});

test('a default is written as in the environment, and one that depends on the machine is not written', () => {
  const example = renderExample();
  expect(example).toContain('\n#PADDOCK_EDGE_URL=http://localhost:8080\n');
  expect(example).toContain('\n#PADDOCK_TRUSTED_PROXIES=127.0.0.0/8,::1/128\n');
  expect(example).toContain("\n#PADDOCK_SOCIAL_ACCOUNTS='{}'\n");
  expect(example).toContain('\n#PADDOCK_DATA_DIR=\n');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeEvents } from './describe-events.ts';
import { EVENT_TYPES } from './event-types.contract.ts';

const FILE = new URL('../../../../../asyncapi.json', import.meta.url);

test('[INTEGRATION-05] asyncapi.json describes every type with its version and is current', () => {
  const document = describeEvents();
  expect(document.asyncapi).toBe('3.0.0');
  for (const [type, { version }] of Object.entries(EVENT_TYPES))
    expect(document.components.schemas, type).toHaveProperty([`${type}.v${version}`, 'properties']);
  // Write it with `npm run asyncapi`.
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
});

test('names of types have a noun and a past participle, as the table demands', () => {
  for (const type of Object.keys(EVENT_TYPES)) expect(type).toMatch(/^[a-z_]+\.[a-z_]+$/);
});

import { expect, test } from 'vitest';
import { describeEvents } from './describe-events.ts';
import { EVENT_TYPES } from './event-types.contract.ts';

test('[INTEGRATION-05] the AsyncAPI document describes every type with its version, with references inside of it only', () => {
  const document = describeEvents();
  expect(document.asyncapi).toBe('3.0.0');
  for (const [type, { version }] of Object.entries(EVENT_TYPES))
    expect(document.components.schemas, type).toHaveProperty([`${type}.v${version}`, 'properties']);
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
    expect(document.components.schemas).toHaveProperty([name ?? '']);
  expect(text).not.toContain('$defs');
});

test('names of types have a noun and a past participle, as the table demands', () => {
  for (const type of Object.keys(EVENT_TYPES)) expect(type).toMatch(/^[a-z_]+\.[a-z_]+$/);
});

import { expect, test } from 'vitest';
import { readReports, targetOf } from './forward.server.ts';
import { mayReport } from './may-report.server.ts';

test('a DSN says where to post and by which key', () => {
  expect(targetOf('https://abc@errors.example/42')).toEqual({
    ...{ url: 'https://errors.example/api/42/envelope/', key: 'abc' },
  });
  expect(targetOf('https://abc@errors.example/sentry/42').url).toBe(
    'https://errors.example/sentry/api/42/envelope/',
  );
});

const envelope = (...items: [object, object][]) =>
  [{ event_id: 'x', dsn: 'https://elsewhere' }, ...items.flat()]
    .map((line) => JSON.stringify(line))
    .join('\n');

test('of an envelope that anybody may have written only events are taken, cleaned again', () => {
  const text = envelope(
    [{ type: 'event' }, { exception: { values: [{ value: 'for anna@example.test' }] }, user: { id: 1 } }],
    [{ type: 'replay_recording' }, { film: true }],
  );
  expect(readReports(text)).toEqual([{ exception: { values: [{ value: 'for [e-mail]' }] } }]);
  expect(readReports('no envelope')).toBeNull();
  expect(readReports('')).toBeNull();
  expect(readReports(envelope())).toEqual([]);
});

test('a minute has room for twenty of one address and three hundred of all', () => {
  const at = Date.now() + 3_600_000;
  const answers = Array.from({ length: 21 }, () => mayReport('203.0.113.1', at));
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(answers.at(-1)).toBe(false);
  const others = Array.from({ length: 300 }, (_, n) => mayReport(`198.51.100.${n}`, at));
  expect(others.filter(Boolean)).toHaveLength(280);
  expect(mayReport('203.0.113.1', at + 60_000)).toBe(true);
});

import { expect, test } from 'vitest';
import { readReports, targetOf } from './forward.server.ts';
import { createReportBudget } from './may-report.server.ts';

test('a DSN says where to post and by which key', () => {
  expect(targetOf('https://abc@errors.example/42')).toEqual({
    url: 'https://errors.example/api/42/envelope/',
    key: 'abc',
  });
  expect(targetOf('https://abc@errors.example/sentry/42').url).toBe(
    'https://errors.example/sentry/api/42/envelope/',
  );
});

const envelope = (...items: [object, object][]) =>
  [{ event_id: 'x', dsn: 'https://elsewhere' }, ...items.flat()]
    .map((line) => JSON.stringify(line))
    .join('\n');

test('only the events of an untrusted envelope are forwarded, scrubbed again', () => {
  const text = envelope(
    [{ type: 'event' }, { exception: { values: [{ value: 'for anna@example.test' }] }, user: { id: 1 } }],
    [{ type: 'replay_recording' }, { film: true }],
  );
  expect(readReports(text)).toEqual([{ exception: { values: [{ value: 'for [e-mail]' }] } }]);
  expect(readReports('no envelope')).toBeNull();
  expect(readReports('')).toBeNull();
  expect(readReports(envelope())).toEqual([]);
});

test('a minute has room for twenty of one network and three hundred of all', () => {
  const mayReport = createReportBudget({ perNetwork: 20, total: 300 });
  const at = Date.now();
  const answers = Array.from({ length: 21 }, () => mayReport('203.0.113.1', at));
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(answers.at(-1)).toBe(false);
  const others = Array.from({ length: 300 }, (_, n) => mayReport(`198.51.100.${n}`, at));
  expect(others.filter(Boolean)).toHaveLength(280);
  expect(mayReport('203.0.113.1', at + 60_000)).toBe(true);
});

test('[C2] a report of a checkout page goes on without the cart of its URL, the phone number and the e-mail', () => {
  const uuid = '01a1e446-3883-74b2-af4c-f0c63a238c94';
  const event = {
    event_id: '0'.repeat(32),
    transaction: `/us-en/checkout/${uuid}`,
    request: { url: `http://localhost:8080/us-en/checkout/${uuid}` },
    exception: { values: [{ type: 'TypeError', value: `bag US_${uuid} of a@b.test, +1 303 555 0100` }] },
  };
  const lines = [{ event_id: event.event_id }, { type: 'event' }, event].map((line) => JSON.stringify(line));
  const [report] = readReports(lines.join('\n')) ?? [];
  expect(report).toMatchObject({
    transaction: '/us-en/checkout/[uuid]',
    request: { url: 'http://localhost:8080/us-en/checkout/[uuid]' },
    exception: { values: [{ value: 'bag US_[uuid] of [e-mail], [phone]' }] },
  });
});

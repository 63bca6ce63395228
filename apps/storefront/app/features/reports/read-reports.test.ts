import { expect, test } from 'vitest';
import { readReports } from './read-reports.server.ts';

const envelope = (...items: [object, object][]) =>
  [{ event_id: 'x', dsn: 'https://elsewhere' }, ...items.flat()]
    .map((line) => JSON.stringify(line))
    .join('\n');

test('only the events of an untrusted envelope are forwarded, scrubbed again', async () => {
  const text = envelope(
    [{ type: 'event' }, { exception: { values: [{ value: 'for anna@example.test' }] }, user: { id: 1 } }],
    [{ type: 'replay_recording' }, { film: true }],
  );
  expect(await readReports(text)).toEqual([
    { event_id: expect.stringMatching(/^[0-9a-f]{32}$/), exception: { values: [{ value: 'for [e-mail]' }] } },
  ]);
  expect(await readReports('no envelope')).toBeNull();
  expect(await readReports('')).toBeNull();
  expect(await readReports(envelope())).toEqual([]);
});

test('[C2] a report of a checkout page goes on without the cart of its URL, the phone number and the e-mail', async () => {
  const uuid = '01a1e446-3883-74b2-af4c-f0c63a238c94';
  const event = {
    event_id: '0'.repeat(32),
    transaction: `/us-en/checkout/${uuid}`,
    request: { url: `http://localhost:8080/us-en/checkout/${uuid}` },
    exception: { values: [{ type: 'TypeError', value: `bag US_${uuid} of a@b.test, +1 303 555 0100` }] },
  };
  const lines = [{ event_id: event.event_id }, { type: 'event' }, event].map((line) => JSON.stringify(line));
  const [report] = (await readReports(lines.join('\n'))) ?? [];
  expect(report).toMatchObject({
    transaction: '/us-en/checkout/[uuid]',
    request: { url: 'http://localhost:8080/us-en/checkout/[uuid]' },
    exception: { values: [{ value: 'bag US_[uuid] of [e-mail], [phone]' }] },
  });
});

test('a browser cannot choose the type of the forwarded item', async () => {
  const [report] = (await readReports(envelope([{ type: 'event' }, { type: 'transaction' }]))) ?? [];
  expect(report?.type).toBeUndefined();
});

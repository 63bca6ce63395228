import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERRORS_KEY } from '../../accounts.ts';
import { type StartedSandbox, startSandbox } from '../../testing.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(['errors']);
});
afterAll(() => sandbox.close());

const send = (body: string, key = ERRORS_KEY) =>
  fetch(`${sandbox.urlOf('errors')}/api/1/envelope/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': `Sentry sentry_key=${key}` },
    body,
  });
const envelope = [{ event_id: 'abc' }, { type: 'event' }, { message: 'broken' }]
  .map((line) => JSON.stringify(line))
  .join('\n');

test('an envelope with the right key is taken and shown', async () => {
  expect((await send(envelope, 'another')).status).toBe(403);
  expect((await send('nonsense')).status).toBe(400);
  const answer = await send(envelope);
  expect([answer.status, await answer.json()]).toEqual([200, { id: 'abc' }]);
  const shown = await (await fetch(`${sandbox.urlOf('errors')}/sandbox/events`)).json();
  expect(shown).toMatchObject({
    data: [{ project: '1', items: [{ type: 'event', payload: { message: 'broken' } }] }],
  });
});

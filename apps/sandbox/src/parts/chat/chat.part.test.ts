import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAT_SECRET } from '../../accounts.ts';
import { type StartedSandbox, startSandbox } from '../../testing.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(['chat']);
});
afterAll(() => sandbox.close());

const at = (path: string) => `${sandbox.urlOf('chat')}${path}`;
const ping = (body: object) =>
  fetch(at('/messenger/web/ping'), { method: 'POST', body: JSON.stringify({ app_id: 'vnl', ...body }) });

test('the widget is a script that takes the place of the queue', async () => {
  const answer = await fetch(at('/widget/vnlit1830'));
  expect(answer.headers.get('content-type')).toContain('javascript');
  const script = await answer.text();
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain('intercomSettings');
});

test('an identified user needs a valid hash', async () => {
  const user_hash = createHmac('sha256', CHAT_SECRET).update('it-7').digest('hex');
  expect((await ping({ call: 'boot', user: { user_id: 'it-7', user_hash } })).status).toBe(200);
  expect((await ping({ call: 'boot', user: { user_id: 'it-8', user_hash } })).status).toBe(403);
  expect((await ping({ call: 'boot', user: { user_id: 'it-7' } })).status).toBe(403);
  expect((await ping({ call: 'dance' })).status).toBe(400);
});

test('an answer waits for its conversation and is fetched once', async () => {
  const { session } = (await (await ping({ call: 'boot' })).json()) as { session: string };
  await fetch(at('/sandbox/replies'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Ciao', session }),
  });
  const replies = async () => (await fetch(at(`/messenger/web/replies?session=${session}`))).json();
  expect(await replies()).toEqual({ replies: ['Ciao'] });
  expect(await replies()).toEqual({ replies: [] });
});

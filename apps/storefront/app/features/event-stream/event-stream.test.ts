import { expect, test } from 'vitest';
import type { Visit } from '../../request/visit.server.ts';
import { endStreams, eventStream } from './event-stream.server.ts';

/** A visitor whose api answers with a stream that goes on until it is ended. */
function listener(cartId: string, answer?: Response) {
  const control = new AbortController();
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      end = () => controller.close();
    },
  });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const visit = {
    request: new Request('http://localhost/it-it/products/lupo-500/events', {
      headers,
      signal: control.signal,
    }),
    cookies: new Map(),
    cartId,
    stream: async () => answer ?? new Response(body),
  } as unknown as Visit;
  return { visit, leave: () => control.abort(), end: () => end() };
}

test('[C12] the seventh stream of a visitor is answered with 204; one that ends or is left makes room', async () => {
  const listeners = Array.from({ length: 6 }, () => listener('IT_1'));
  const answers = await Promise.all(listeners.map(({ visit }) => eventStream(visit, '/x')));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const open = async () => (await eventStream(listener('IT_1').visit, '/x')).status;
  expect(await open()).toBe(204);
  listeners[0]?.leave();
  expect(await open()).toBe(200);
  expect(await open()).toBe(204);
  listeners[1]?.end();
  await answers[1]?.text();
  expect(await open()).toBe(200);
  for (const { leave } of listeners) leave();
});

test('a stream that the api refuses takes no place', async () => {
  for (let n = 0; n < 10; n += 1) {
    const refused = listener('IT_2', new Response(null, { status: n % 2 ? 429 : 404 }));
    expect((await eventStream(refused.visit, '/x')).status).toBe(n % 2 ? 204 : 404);
  }
});

test('a stopping process ends its streams, and their slots are free again', async () => {
  const listeners = Array.from({ length: 6 }, () => listener('IT_3'));
  const answers = await Promise.all(listeners.map(({ visit }) => eventStream(visit, '/x')));
  endStreams();
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(6).fill(''));
  const again = listener('IT_3');
  expect((await eventStream(again.visit, '/x')).status).toBe(200);
  again.leave();
});

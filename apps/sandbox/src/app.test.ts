import { expect, test } from 'vitest';
import { buildSandbox } from './app.ts';
import { clockPart } from './parts/clock/clock.part.ts';
import { createClock } from './parts/clock/clock.ts';

const THREE_DAYS_MS = 3 * 86_400_000;

function sandboxAt(iso: string) {
  let real = Date.parse(iso);
  const app = buildSandbox([clockPart(createClock(() => real))]);
  const move = (payload: object) => app.inject({ method: 'POST', url: '/clock', payload });
  return { app, move, pass: (ms: number) => (real += ms) };
}

test('the clock is the real one until it is moved, and runs on afterwards', async () => {
  const { app, move, pass } = sandboxAt('2026-11-15T10:00:00Z');
  const told = async () => (await app.inject('/clock')).json().data.now;
  expect(await told()).toBe('2026-11-15T10:00:00.000Z');
  await move({ by_ms: THREE_DAYS_MS });
  pass(5000);
  expect(await told()).toBe('2026-11-18T10:00:05.000Z');
  await move({ at: '2030-01-01T00:00:00Z' });
  expect(await told()).toBe('2030-01-01T00:00:00.000Z');
  await move({ reset: true });
  expect(await told()).toBe('2026-11-15T10:00:05.000Z');
});

test.each([
  {},
  { at: 'tomorrow' },
  { by_ms: 1.5 },
  { by_ms: 1, at: '2030-01-01T00:00:00Z' },
  { by_ms: 1e300 },
])('a move like %j is refused and moves nothing', async (payload) => {
  const { app, move } = sandboxAt('2026-11-15T10:00:00Z');
  expect((await move(payload)).statusCode).toBe(422);
  expect((await app.inject('/clock')).json().data.offset_ms).toBe(0);
});

test('the index lists every part with its state', async () => {
  const { app, move } = sandboxAt('2026-11-15T10:00:00Z');
  expect((await app.inject('/')).body).toContain('real time');
  await move({ by_ms: THREE_DAYS_MS });
  const page = await app.inject('/');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('moved, now 2026-11-18');
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
});

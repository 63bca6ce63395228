import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callDesk } from './call-desk.ts';
import { cancelGate, gate, openGate } from './session-gate.ts';

const shipOrder = {
  method: 'POST',
  path: '/api/staff/orders/:code/ship',
  params: z.object({ code: z.string() }),
  body: z.object({ tracking: z.string() }),
  response: z.object({ data: z.object({ code: z.string() }) }),
} as const;
const INPUT = { params: { code: 'A1' }, body: { tracking: 'T1' } };
const DONE = [200, { data: { code: 'A1' } }] as const;

afterEach(() => {
  cancelGate();
  vi.unstubAllGlobals();
});

type Answer = readonly [status: number, body: object] | 'lost';

/** Answers in turn; returns the headers of each request. */
function answer(...answers: Answer[]): Headers[] {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    const next = answers[sent.length - 1] ?? DONE;
    if (next === 'lost') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(next[1]), { status: next[0] });
  });
  return sent;
}

const keys = (sent: readonly Headers[]) => new Set(sent.map((headers) => headers.get('idempotency-key')));

test('[DESKORDERS-16] a payment provider that does not answer is not asked again at once', async () => {
  const refusal = { code: 'payment_provider_unreachable', message: 'The payment provider does not answer.' };
  const sent = answer([503, refusal], DONE);
  await expect(callDesk(shipOrder, INPUT, { site: 'it' })).rejects.toMatchObject({ code: refusal.code });
  expect(sent).toHaveLength(1);
});

test('[DESK-07] a call whose answer was lost is repeated under the same Idempotency-Key', async () => {
  const sent = answer('lost', DONE);
  const { data } = await callDesk(shipOrder, INPUT, { site: 'it' });
  expect(data).toEqual({ code: 'A1' });
  expect(sent.map((headers) => headers.get('x-tenant'))).toEqual(['it', 'it']);
  expect(keys(sent).size).toBe(1);
});

test.each([
  ['an ended session', 401, 'unauthenticated', 'sign_in'],
  ['a missing step-up', 403, 'step_up_required', 'step_up'],
] as const)(
  '[DESK-07] %s waits for the sign-in, then repeats the same call',
  async (_, status, code, reason) => {
    const sent = answer([status, { code, message: '' }], DONE);
    const call = callDesk(shipOrder, INPUT, { site: 'it' });
    await vi.waitFor(() => expect(gate.read()).toBe(reason));
    expect(sent).toHaveLength(1);
    openGate();
    await call;
    expect(sent).toHaveLength(2);
    expect(keys(sent).size).toBe(1);
  },
);

test('a sign-in that is cancelled ends the call, without sending it again', async () => {
  const sent = answer([401, { code: 'unauthenticated', message: '' }]);
  const call = callDesk(shipOrder, INPUT);
  await vi.waitFor(() => expect(gate.read()).toBe('sign_in'));
  cancelGate();
  await expect(call).rejects.toMatchObject({ code: 'cancelled' });
  expect(sent).toHaveLength(1);
});

test('a refusal is thrown with its code and the errors of fields', async () => {
  answer([422, { code: 'invalid', message: 'No', errors: { tracking: ['Too short'] } }]);
  await expect(callDesk(shipOrder, INPUT)).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    errors: { tracking: ['Too short'] },
  });
});

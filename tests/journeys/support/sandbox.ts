const PORT = Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600);
const CONTROL = `http://127.0.0.1:${PORT}/control`;

async function ask<Data>(path: string, body?: unknown): Promise<Data> {
  const answer = await fetch(`${CONTROL}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`the sandbox answers ${answer.status} to ${path}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

type Webhook = { id: number; provider: string; event: string; state: string };
type Booking = { provider: string; kind: string; reference: string | null; amountMinor: number };

/** The strings of the outside world: what providers do wrong, and when their notifications come. */
export const sandbox = {
  /** The next call of that name goes wrong in that way. */
  scenario: (provider: string, behaviour: string, call = '*', times = 1) =>
    ask('/scenarios', { provider, behaviour, call, times }),
  deliver: (provider: string, delivery: 'deliver' | 'hold' | 'drop' | 'duplicate') =>
    ask('/deliveries', { provider, delivery }),
  webhooks: () => ask<Webhook[]>('/webhooks'),
  release: () => ask('/webhooks/release', {}),
  replay: (ids: number[]) => ask('/webhooks/replay', { ids }),
  bookings: () => ask<Booking[]>('/ledger'),
};

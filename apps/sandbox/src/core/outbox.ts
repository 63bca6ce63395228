import type { ProviderName } from '../accounts.ts';
import type { Clock } from '../parts/clock/clock.ts';

/** `reorder` keeps two back and sends the later one first; `corrupt` spoils the body after it was signed. */
export const DELIVERIES = ['deliver', 'hold', 'drop', 'duplicate', 'reorder', 'corrupt'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export interface Message {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Outgoing {
  readonly id: number;
  readonly provider: ProviderName;
  readonly site: string;
  readonly event: string;
  readonly method: 'POST' | 'GET';
  readonly url: string;
  /** Signed again for each delivery, as providers do. */
  readonly build: () => Message;
  state: 'queued' | 'held' | 'dropped' | 'delivered' | 'failed';
  tries: number;
  /** What the shop answered last; 0 without an answer. */
  status: number | null;
  dueAt: number;
  /** The bytes of the last delivery. */
  sent: Message | null;
}

const RETRY_MS = [1000, 5000, 30_000, 300_000, 3_600_000];
const TICK_MS = 100;

export interface Outbox {
  /** `path` is put after the provider's webhook address; `url` replaces it. */
  post(
    message: Pick<Outgoing, 'provider' | 'site' | 'event' | 'build'> & {
      url?: string;
      path?: string;
      method?: Outgoing['method'];
    },
  ): void;
  setDelivery(provider: ProviderName, delivery: Delivery): void;
  deliveries(): Readonly<Record<string, Delivery>>;
  list(): readonly Outgoing[];
  /** Sends what was held (all, or those named) in the order given; also sends delivered ones once more. */
  release(ids?: readonly number[]): void;
  drop(ids: readonly number[]): void;
  /** Sends it twice at the same time. */
  duplicate(ids: readonly number[]): void;
  /** Sends the very bytes of the last delivery again, old signature included. */
  replay(ids: readonly number[]): void;
  reset(): void;
  stop(): void;
}

/** Notifications on their way to the shop, retried by the movable clock until they are answered with 2xx. */
export function createOutbox(clock: Clock, webhooksUrl: string): Outbox {
  const messages: Outgoing[] = [];
  const chosen: Partial<Record<ProviderName, Delivery>> = {};
  const send = createSender(clock);
  const { route, kept } = createRouter(send, ({ provider }) => chosen[provider] ?? 'deliver');
  let lastId = 0;

  const named = (ids: readonly number[]) =>
    ids.flatMap((id) => messages.filter((message) => message.id === id));

  const ticking = setInterval(() => {
    const now = clock.now().getTime();
    for (const message of messages)
      if (message.state === 'queued' && message.dueAt <= now) void send(message);
  }, TICK_MS);
  ticking.unref();

  return {
    post({ provider, site, event, build, url, path = '', method = 'POST' }) {
      lastId += 1;
      const target = url ?? `${webhooksUrl}/${provider}/${site}${path}`;
      const message = openMessage({ id: lastId, provider, site, event, build, method, url: target });
      messages.push(message);
      route(message);
    },
    setDelivery: (provider, delivery) => {
      chosen[provider] = delivery;
    },
    deliveries: () => chosen,
    list: () => messages,
    release(ids) {
      for (const message of ids ? named(ids) : messages.filter(({ state }) => state === 'held')) {
        if (kept.get(message.provider) === message) kept.delete(message.provider);
        message.state = 'queued';
        message.dueAt = clock.now().getTime();
      }
    },
    drop(ids) {
      for (const message of named(ids)) message.state = 'dropped';
    },
    duplicate(ids) {
      for (const message of named(ids)) for (let copy = 0; copy < 2; copy += 1) void send(message);
    },
    replay(ids) {
      for (const message of named(ids)) void send(message, { again: message.sent });
    },
    reset() {
      messages.length = 0;
      kept.clear();
      for (const provider of Object.keys(chosen)) delete chosen[provider as ProviderName];
    },
    stop: () => clearInterval(ticking),
  };
}

/** Delivers a message as its provider was told to. `kept` has those that wait for a later one to go first. */
function createRouter(send: ReturnType<typeof createSender>, deliveryOf: (message: Outgoing) => Delivery) {
  const kept = new Map<ProviderName, Outgoing>();

  async function sendLaterFirst(later: Outgoing, earlier: Outgoing) {
    await send(later);
    await send(earlier);
  }

  function route(message: Outgoing) {
    const delivery = deliveryOf(message);
    if (delivery === 'hold') message.state = 'held';
    else if (delivery === 'drop') message.state = 'dropped';
    else if (delivery === 'reorder') {
      const earlier = kept.get(message.provider);
      kept.delete(message.provider);
      if (earlier) return void sendLaterFirst(message, earlier);
      message.state = 'held';
      kept.set(message.provider, message);
    } else {
      void send(message, { spoil: delivery === 'corrupt' });
      if (delivery === 'duplicate') void send(message);
    }
  }

  return { route, kept };
}

const openMessage = (
  input: Pick<Outgoing, 'id' | 'provider' | 'site' | 'event' | 'build' | 'method' | 'url'>,
): Outgoing => ({
  ...input,
  sent: null,
  state: 'queued',
  tries: 0,
  status: null,
  dueAt: Number.POSITIVE_INFINITY,
});

/** One try of a message; without an answer of 2xx it is queued again, until the last wait is over. */
function createSender(clock: Clock) {
  async function send(message: Outgoing, how: { spoil?: boolean; again?: Message | null } = {}) {
    message.tries += 1;
    message.dueAt = Number.POSITIVE_INFINITY;
    const built = how.again ?? message.build();
    message.sent = built;
    const { headers, body } = built;
    try {
      const answer = await fetch(message.url, {
        method: message.method,
        signal: AbortSignal.timeout(10_000),
        ...(message.method === 'GET'
          ? { redirect: 'manual', headers }
          : {
              headers: { 'content-type': 'application/json', ...headers },
              body: how.spoil ? `${body.slice(0, -1)} }` : body,
            }),
      });
      await answer.arrayBuffer();
      message.status = answer.status;
      const redirected = message.method === 'GET' && answer.status >= 300 && answer.status < 400;
      if (answer.ok || redirected || how.spoil) message.state = 'delivered';
      else retry(message);
    } catch {
      message.status = 0;
      retry(message);
    }
  }

  function retry(message: Outgoing) {
    const wait = RETRY_MS[message.tries - 1];
    message.state = wait === undefined ? 'failed' : 'queued';
    if (wait !== undefined) message.dueAt = clock.now().getTime() + wait;
  }

  return send;
}

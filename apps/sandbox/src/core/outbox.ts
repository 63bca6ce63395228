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
  readonly url: string;
  /** Signed anew for each delivery, as providers do. */
  readonly build: () => Message;
  state: 'queued' | 'held' | 'dropped' | 'delivered' | 'failed';
  tries: number;
  status: number | null;
  dueAt: number;
}

const RETRY_MS = [1000, 5000, 30_000, 300_000, 3_600_000];
const TICK_MS = 100;

export interface Outbox {
  post(message: Pick<Outgoing, 'provider' | 'site' | 'event' | 'build'> & { url?: string }): void;
  setDelivery(provider: ProviderName, delivery: Delivery): void;
  deliveries(): Readonly<Record<string, Delivery>>;
  list(): readonly Outgoing[];
  /** Sends what was held (all, or those named) in the order given; also sends delivered ones once more. */
  release(ids?: readonly number[]): void;
  reset(): void;
  stop(): void;
}

/** Notifications on their way to the shop, retried by the movable clock until they are answered with 2xx. */
export function createOutbox(clock: Clock, webhooksUrl: string): Outbox {
  const messages: Outgoing[] = [];
  const chosen: Partial<Record<ProviderName, Delivery>> = {};
  const kept: Outgoing[] = [];
  let lastId = 0;

  async function send(message: Outgoing, spoil: boolean) {
    message.tries += 1;
    message.dueAt = Number.POSITIVE_INFINITY;
    const { headers, body } = message.build();
    try {
      const sent = await fetch(message.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: spoil ? `${body.slice(0, -1)} }` : body,
        signal: AbortSignal.timeout(10_000),
      });
      message.status = sent.status;
      if (sent.ok || spoil) message.state = 'delivered';
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

  function route(message: Outgoing) {
    const delivery = chosen[message.provider] ?? 'deliver';
    if (delivery === 'hold') message.state = 'held';
    else if (delivery === 'drop') message.state = 'dropped';
    else if (delivery === 'reorder') {
      message.state = 'held';
      kept.push(message);
      if (kept.length === 2) for (const one of kept.splice(0).reverse()) void send(one, false);
    } else {
      void send(message, delivery === 'corrupt');
      if (delivery === 'duplicate') void send(message, false);
    }
  }

  const ticking = setInterval(() => {
    const now = clock.now().getTime();
    for (const message of messages)
      if (message.state === 'queued' && message.dueAt <= now) void send(message, false);
  }, TICK_MS);
  ticking.unref();

  return {
    post({ provider, site, event, build, url }) {
      lastId += 1;
      const message: Outgoing = {
        ...{ id: lastId, provider, site, event, build, url: url ?? `${webhooksUrl}/${provider}/${site}` },
        ...{ state: 'queued', tries: 0, status: null, dueAt: Number.POSITIVE_INFINITY },
      };
      messages.push(message);
      route(message);
    },
    setDelivery: (provider, delivery) => {
      chosen[provider] = delivery;
    },
    deliveries: () => chosen,
    list: () => messages,
    release(ids) {
      const wanted = ids
        ? ids.flatMap((id) => messages.filter((message) => message.id === id))
        : messages.filter((message) => message.state === 'held');
      for (const message of wanted) {
        message.state = 'queued';
        message.dueAt = clock.now().getTime();
      }
    },
    reset() {
      messages.length = 0;
      kept.length = 0;
      for (const provider of Object.keys(chosen)) delete chosen[provider as ProviderName];
    },
    stop: () => clearInterval(ticking),
  };
}

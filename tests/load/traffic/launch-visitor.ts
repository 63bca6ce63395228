import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** What became of one request, for the table: how long it took and what it was answered with. */
export interface Heard {
  readonly kind: 'page' | 'call';
  readonly status: number;
  readonly ms: number;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface LaunchPlan {
  readonly method?: 'GET' | 'POST';
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

/** One browser, as far as the wire can tell: an address of its own, cookies, and a connection that is kept. */
export class LaunchVisitor {
  readonly #port: number;
  readonly #from: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2 });
  readonly #cookies = new Map<string, string>();
  readonly #heard: (heard: Heard) => void;

  constructor(port: number, n: number, heard: (heard: Heard) => void) {
    this.#port = port;
    // Every 127.x.y.z is this machine: limits are counted per address, as out there.
    this.#from = `127.${1 + ((n >> 16) & 127)}.${(n >> 8) & 255}.${1 + (n & 127)}`;
    this.#heard = heard;
  }

  leave() {
    this.#agent.destroy();
  }

  /** The bag's name, as the checkout's addresses have it. */
  get code(): string {
    const bag = [...this.#cookies.values()].find((value) =>
      /^[A-Z]{2,}_[0-9a-f-]{36}/.test(decodeURIComponent(value)),
    );
    return (
      decodeURIComponent(bag ?? '')
        .split('_')[1]
        ?.slice(0, 36) ?? ''
    );
  }

  page(path: string): Promise<Answer> {
    return this.#ask('page', path, {});
  }

  async call<T>(path: string, plan: LaunchPlan = {}): Promise<{ status: number; data: T | null }> {
    const { status, body } = await this.#ask('call', path, { method: 'POST', ...plan });
    try {
      return { status, data: JSON.parse(body) as T };
    } catch {
      return { status, data: null };
    }
  }

  #ask(kind: Heard['kind'], path: string, { method = 'GET', json, form }: LaunchPlan): Promise<Answer> {
    const body = json ? JSON.stringify(json) : form ? String(new URLSearchParams(form)) : undefined;
    const began = performance.now();
    return new Promise((resolve) => {
      const done = (status: number, text: string) => {
        this.#heard({ kind, status, ms: performance.now() - began });
        resolve({ status, body: text });
      };
      const headers = {
        accept: kind === 'page' ? 'text/html' : 'application/json',
        'accept-encoding': kind === 'page' ? 'gzip' : 'identity',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET'
          ? {}
          : {
              'sec-fetch-site': 'same-origin',
              'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
            }),
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      };
      const call = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          localAddress: this.#from,
          path,
          method,
          headers,
          agent: this.#agent,
        },
        (answer) => {
          for (const cookie of answer.headers['set-cookie'] ?? []) this.#keep(cookie);
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => done(answer.statusCode ?? 0, Buffer.concat(parts).toString()));
          answer.on('error', () => done(0, ''));
        },
      );
      call.on('error', () => done(0, ''));
      call.end(body);
    });
  }

  #keep(cookie: string) {
    const [pair = ''] = cookie.split(';');
    const place = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, place), pair.slice(place + 1));
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export interface ProbeOptions {
  readonly build: string;
  /** Networks in CIDR notation whose machines may read `/metrics`. */
  readonly internalNetworks: readonly string[];
  readonly isStopping: () => boolean;
  readonly renderMetrics: () => Promise<string>;
}

interface Answer {
  readonly status: number;
  readonly type: 'application/json' | 'text/plain; version=0.0.4; charset=utf-8';
  readonly body: string;
}

/**
 * `/health`: the process lives. `/ready`: it may get traffic; 503 once it stops. `/metrics`: for our own machines.
 * The path must be written exactly so and the request must not have come through a proxy: the edge adds
 * X-Forwarded-For to every request, so no spelling of a path reaches these from outside.
 */
export function createProbes(options: ProbeOptions) {
  const inside = toBlockList(options.internalNetworks);
  const answers: Record<string, (request: IncomingMessage) => Promise<Answer> | Answer | null> = {
    '/health': () => json(200, { ok: true, build: options.build }),
    '/ready': () =>
      options.isStopping() ? json(503, { status: 'stopping' }) : json(200, { status: 'ready' }),
    '/metrics': async ({ socket }) =>
      contains(inside, socket.remoteAddress ?? '')
        ? {
            status: 200,
            type: 'text/plain; version=0.0.4; charset=utf-8',
            body: await options.renderMetrics(),
          }
        : json(404, { status: 'not_found' }),
  };

  /** Answers a probe; false when the request is for the pages. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (!Object.hasOwn(answers, url) || headers['x-forwarded-for'] !== undefined || headers.via !== undefined)
      return false;
    void Promise.resolve(answers[url]?.(request)).then(
      (answer) => answer && send(response, answer),
      () => send(response, json(500, { status: 'failed' })),
    );
    return true;
  };
}

const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

const contains = (list: BlockList, address: string) =>
  address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../../scripts/services/packages.ts';
import { startEdge, stopEdge } from '../../scripts/services/varnish.ts';
import { freePorts } from '../../scripts/system/free-ports.ts';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** The visitor's own address; any 127.x.x.x is this machine. */
  from?: string;
}

/** A minimal storefront: a test sets the response of each path and sees every request that arrived. */
export class TinyStorefront {
  readonly seen: http.IncomingMessage[] = [];
  readonly answers = new Map<string, { status?: number; headers?: Record<string, string>; body?: string }>();
  port = 0;
  /** Delay of the answer to the health probe. */
  healthDelayMs = 0;
  /** Visitors who spent their budget at the api: what is asked for in their name is answered with 429. */
  readonly spent = new Set<string>();
  /** Every other answer waits for this. */
  pageGate: Promise<void> = Promise.resolve();
  #server = http.createServer((request, response) => this.#reply(request, response));

  async start(): Promise<void> {
    this.#server = http.createServer((request, response) => this.#reply(request, response));
    await new Promise<void>((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server.address() as net.AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  requestsTo(url: string): http.IncomingMessage[] {
    return this.seen.filter((request) => request.url === url);
  }

  #reply(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (request.url === '/health') return void setTimeout(() => response.end('ok'), this.healthDelayMs);
    this.seen.push(request);
    void this.pageGate.then(() => this.#send(request, response));
  }

  #send(request: http.IncomingMessage, response: http.ServerResponse): void {
    const isSpent = this.spent.has(String(request.headers['x-forwarded-for']));
    const answer = isSpent
      ? { status: 429, headers: { 'cache-control': 'no-store' } }
      : (this.answers.get((request.url ?? '').split('?')[0] ?? '') ?? {});
    response.writeHead(answer.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, s-maxage=600',
      ...answer.headers,
    });
    response.end(answer.body ?? `${request.url} #${this.seen.length}`);
  }
}

export const MAX_STREAMS = 5;
/** A budget refills evenly within a minute: one of two pages takes half a minute, longer than a busy machine stalls. */
export const MAX_MISSES = 2;

/** A real varnishd with our rules on a free port, in front of the tiny storefront. */
export async function startTestEdge(storefront: TinyStorefront, development = false) {
  ensureInstalled(['varnish']);
  const directory = mkdtempSync(path.join(tmpdir(), 'paddock-edge-'));
  const [port = 0] = await freePorts(1);
  await startEdge({
    directory,
    port,
    storefrontPort: storefront.port,
    development,
    hosts: ['shop.example', 'other.example'],
    maxStreams: MAX_STREAMS,
    maxMisses: MAX_MISSES,
  });
  return {
    port,
    request: (url: string, options: RequestOptions = {}) => requestEdge(port, url, options),
    /** Sends bytes as they are; returns what comes back until the connection is closed. */
    sendRaw: (bytes: string) => sendRaw(port, bytes),
    async stop() {
      await stopEdge(directory);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function requestEdge(
  port: number,
  url: string,
  { method = 'GET', headers = {}, from = '127.0.0.1' }: RequestOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      localAddress: from,
      path: url,
      method,
      headers,
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.end();
  });
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => {
      received += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A socket of the process with routes of its own: `serves` says which; on every other listener they are 404. */
export interface Listener {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly serves: (path: string) => boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The route exists, but not on the listener that was called. */
    isForeign: boolean;
  }
}

export interface Listeners {
  /** Opens all sockets. The first listener is the framework's own. */
  open(): Promise<void>;
  /** Stops accepting and waits for the calls in flight; the framework closes its own socket. */
  close(): Promise<void>;
}

/** Must be called before other hooks read `isForeign`. Calls that come through no socket (tests) see every route. */
export function addListeners(
  app: FastifyInstance,
  listeners: readonly Listener[],
  options: ServerOptions,
): Listeners {
  const served = new WeakMap<Server, readonly Listener[]>();
  const [first, ...others] = groupByAddress(listeners);
  const servers: Server[] = [];
  let isOpen = false;
  app.decorateRequest('isForeign', false);
  app.addHook('onRequest', async (request) => {
    const server = serverOf(request);
    const path = request.routeOptions.url;
    if (!isOpen || !server || !path) return;
    // A second socket that the framework opened for the same name is the first listener's.
    const mine = served.get(server) ?? first ?? [];
    request.isForeign = !mine.some(({ serves }) => serves(path));
  });

  return {
    async open() {
      isOpen = true;
      for (const group of others) {
        const server = createServer(options, (request, response) => app.routing(request, response));
        copySettings(app.server, server);
        served.set(server, group);
        servers.push(server);
        await listen(server, group);
        const { port } = server.address() as AddressInfo;
        app.log.info({ listener: namesOf(group), port }, 'listening');
      }
      const [{ host, port } = { host: '127.0.0.1', port: 0 }] = first ?? [];
      served.set(app.server, first ?? []);
      await app.listen({ host, port });
    },
    async close() {
      await Promise.all(servers.map(closeServer));
    },
  };
}

const namesOf = (group: readonly Listener[]) => group.map(({ name }) => name).join(' ');

/** Listeners with the same address share one socket; port 0 is a free one for each. */
function groupByAddress(listeners: readonly Listener[]): Listener[][] {
  const groups = new Map<string, Listener[]>();
  for (const listener of listeners) {
    const key = listener.port === 0 ? listener.name : `${listener.host}:${listener.port}`;
    groups.set(key, [...(groups.get(key) ?? []), listener]);
  }
  return [...groups.values()];
}

const serverOf = ({ raw }: FastifyRequest): Server | undefined =>
  (raw.socket as (Socket & { server?: Server }) | undefined)?.server;

/** Time-outs and the answer to broken requests, as the framework has set them for its own socket. */
function copySettings(from: Server, to: Server) {
  to.headersTimeout = from.headersTimeout;
  to.requestTimeout = from.requestTimeout;
  to.keepAliveTimeout = from.keepAliveTimeout;
  for (const handler of from.listeners('clientError')) to.on('clientError', handler as () => void);
}

function listen(server: Server, [listener]: readonly Listener[]): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: listener?.host, port: listener?.port }, () => resolve());
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

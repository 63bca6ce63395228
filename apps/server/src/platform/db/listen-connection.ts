import pg from 'pg';
import { z } from 'zod';
import type { Log } from '../observability/log.ts';

const CHANNEL = 'paddock';
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
const Message = z.object({ key: z.string(), data: z.unknown().optional() });

/** Null: look again yourself, because nothing more is known or something may have been missed. */
type Listener = (data: unknown) => void;

export interface ListenConnection {
  /** Calls the listener for every notification committed under this key from now on. */
  listen(key: string, listener: Listener): () => void;
  close(): Promise<void>;
}

/**
 * One connection per process that LISTENs for notifications sent at commit, and calls the listeners. It is
 * opened with the first listener. While it is down no notification arrives: every page also polls (H-75).
 */
export function openListenConnection({ url, log }: { url: string; log: Log }): ListenConnection {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | null = null;
  let waitMs = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function tell({ payload }: pg.Notification) {
    const message = parse(payload);
    if (!message) return log.warn({ payload }, 'NOTIFY payload could not be parsed, ignored');
    for (const listener of listeners.get(message.key) ?? []) listener(message.data ?? null);
  }

  async function connect() {
    const own = new pg.Client({ connectionString: url, application_name: 'paddock-listen', keepAlive: true });
    client = own;
    own.on('notification', tell);
    own.on('error', (error) => lost(own, error));
    own.on('end', () => lost(own, null));
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      waitMs = FIRST_WAIT_MS;
      // Notifications sent while it was down are lost, so every listener refetches.
      for (const all of listeners.values()) for (const listener of all) listener(null);
    } catch (error) {
      lost(own, error);
    }
  }

  function lost(own: pg.Client, error: unknown) {
    if (client !== own) return;
    client = null;
    void own.end().catch(() => {});
    if (closed) return;
    log.warn({ err: error }, 'LISTEN connection lost, reconnecting');
    timer = setTimeout(() => {
      timer = undefined;
      if (listeners.size > 0) void connect();
    }, waitMs);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }

  return {
    listen(key, listener) {
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(listener));
      if (!client && !timer && !closed) void connect();
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(key);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const own = client;
      client = null;
      await own?.end();
    },
  };
}

function parse(payload: string | undefined) {
  try {
    return Message.safeParse(JSON.parse(payload ?? '')).data ?? null;
  } catch {
    return null;
  }
}

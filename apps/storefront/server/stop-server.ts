import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const IDLE_CHECK_MS = 100;

export interface StopOptions {
  /** How long new requests are still answered, so that a balancer sees `/ready` turn 503 before the listener closes. */
  readonly drainMs: number;
  /** Requests that take longer are cut off. */
  readonly limitMs: number;
  /** Ends answers that last as long as the visitor listens. */
  readonly endStreams: () => void;
}

/**
 * Stops a server whose `/ready` already answers 503: waits for the balancer, closes the listener, lets open requests
 * finish. Resolves to false when some had to be cut off.
 */
export async function stopServer(
  server: Server,
  { drainMs, limitMs, endStreams }: StopOptions,
): Promise<boolean> {
  await wait(drainMs);
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  endStreams();
  // A connection whose answer has just been sent is idle only now.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  server.closeIdleConnections();
  const isClean = await Promise.race([closed, wait(limitMs, false, { ref: false })]);
  clearInterval(sweep);
  if (!isClean) server.closeAllConnections();
  return isClean;
}

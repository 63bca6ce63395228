import { type Agent, request as httpRequest } from 'node:http';

const LANES = 2;

export interface Request {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Purged at the edge before the request, outside of its time. */
  readonly purge?: string;
}

/** Asks for some seconds, two at a time, one request after the other; answers with how long each took. */
export async function drive(
  port: number,
  agent: Agent,
  next: (n: number, lane: number) => Request,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const lane = async (_: unknown, place: number) => {
    while (performance.now() < end) {
      sent += 1;
      const request = next(sent, place);
      if (request.purge) await purge(port, agent, request.purge);
      const started = performance.now();
      await ask(port, agent, request);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return times;
}

// Goes on from one measurement to the next: no visitor and no address comes twice.
let sent = 0;

/** Each request comes from another visitor, so that no limit is met. */
export const visitorAddress = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const purge = (port: number, agent: Agent, tag: string) =>
  ask(port, agent, { path: '/', headers: { 'xkey-purge': tag } }, 'PURGE');

function ask(port: number, agent: Agent, { path, headers = {} }: Request, method = 'GET'): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

export const median = (times: readonly number[]) => percentile(times, 0.5);

export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

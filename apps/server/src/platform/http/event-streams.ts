import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ListenConnection } from '../db/listen-connection.ts';
import { HttpRefusal } from './http-errors.ts';
import { networkOf } from './network-of.ts';

// Hops on the way take a line that says nothing for fifteen seconds for a dead one.
const BEAT_MS = 8000;
const RETRY_MS = 3000;
/** Of one process. A stream costs the edge two to three threads of its 10,000, whatever number of processes share them. */
const MAX_STREAMS = 2000;
/** Visitors behind one address share it. A visitor over the limit polls instead: updates come later, none is lost. */
export const MAX_STREAMS_PER_NETWORK = 60;

/** How long a reader whose access has ended may read on, should the notification be lost. */
const RECHECK_MS = 25_000;

/** Whether the reader may read on: asked again at each notification under the key, and every 25 s. */
export interface ReaderCheck {
  readonly key: string;
  isAllowed(): Promise<boolean>;
}

export type Send = (event: string, data: unknown) => void;

export interface EventStreams {
  /** Answers with a stream that says something at once, and again whenever there is word under a key. */
  open(
    reply: FastifyReply,
    requested: {
      readonly key: string | readonly string[];
      readonly seconds: number;
      readonly reader?: ReaderCheck;
    },
    onWord: (send: Send, data: unknown, key: string) => unknown,
  ): FastifyReply;
  /** Ends them all: an open stream would keep the server from closing. */
  end(): void;
}

/** Server-sent events for what people wait for. A refused page polls instead. */
export function openEventStreams(connection: ListenConnection): EventStreams {
  const streams = new Set<PassThrough>();
  const perNetwork = new Map<string, number>();
  return {
    open(reply, { key, seconds, reader }, onWord) {
      if (streams.size >= MAX_STREAMS) throw new HttpRefusal(503, 'busy', { retryAfterSeconds: 30 });
      const network = networkOf(reply.request.ip);
      const open = perNetwork.get(network) ?? 0;
      if (open >= MAX_STREAMS_PER_NETWORK) {
        throw new HttpRefusal(429, 'rate_limited', { values: { seconds: 30 }, retryAfterSeconds: 30 });
      }
      const stream = new PassThrough();
      streams.add(stream);
      perNetwork.set(network, open + 1);
      const write = (text: string) => {
        if (!stream.writableEnded) stream.write(text);
      };
      const send: Send = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      // One after the other: a later state never overtakes an earlier one, nor the check of the reader before it.
      let last: Promise<unknown> = Promise.resolve();
      const queue = (work: () => unknown) => {
        last = last.then(work).catch((error: unknown) => stream.destroy(error as Error));
      };
      const forward = (data: unknown, from: string) => queue(() => onWord(send, data, from));
      const check = () =>
        queue(async () => {
          if (reader && !(await reader.isAllowed())) stream.end();
        });
      const keys = typeof key === 'string' ? [key] : key;
      const stops = keys.map((one) => connection.listen(one, (data) => forward(data, one)));
      if (reader) stops.push(connection.listen(reader.key, check));
      const recheck = reader && setInterval(check, RECHECK_MS);
      const beat = setInterval(() => write(':\n\n'), BEAT_MS);
      const end = setTimeout(() => stream.end(), seconds * 1000);
      stream.once('close', () => {
        for (const stop of stops) stop();
        clearInterval(beat);
        clearInterval(recheck);
        clearTimeout(end);
        streams.delete(stream);
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
      });
      write(`retry: ${RETRY_MS}\n\n`);
      forward(null, keys[0] ?? '');
      return reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store').send(stream);
    },
    end() {
      for (const stream of streams) stream.end();
    },
  };
}

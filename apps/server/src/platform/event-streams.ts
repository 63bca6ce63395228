import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpRefusal } from './http-errors.ts';
import type { Wire } from './wire.ts';

// Hops on the way take a line that says nothing for fifteen seconds for a dead one.
const BEAT_MS = 8000;
const RETRY_MS = 3000;
const MOST = 4000;

export type Send = (event: string, data: unknown) => void;

export interface EventStreams {
  /** Answers with a stream that says something at once, and again whenever there is word under the key. */
  open(
    reply: FastifyReply,
    asked: { readonly key: string; readonly seconds: number },
    onWord: (send: Send, data: unknown) => unknown,
  ): FastifyReply;
}

/** Server-sent events for what people wait for. Full: refused, and whoever was refused asks now and then instead. */
export function openEventStreams(app: FastifyInstance, wire: Wire): EventStreams {
  const streams = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  return {
    open(reply, { key, seconds }, onWord) {
      if (streams.size >= MOST) throw new HttpRefusal(503, 'busy', { retryAfterSeconds: 30 });
      const stream = new PassThrough();
      streams.add(stream);
      const write = (text: string) => {
        if (!stream.writableEnded) stream.write(text);
      };
      const send: Send = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      // One word after the other: a later state never overtakes an earlier one.
      let last: Promise<unknown> = Promise.resolve();
      const hear = (data: unknown) => {
        last = last.then(() => onWord(send, data)).catch((error: unknown) => stream.destroy(error as Error));
      };
      const stop = wire.hear(key, hear);
      const beat = setInterval(() => write(':\n\n'), BEAT_MS);
      const end = setTimeout(() => stream.end(), seconds * 1000);
      stream.once('close', () => {
        stop();
        clearInterval(beat);
        clearTimeout(end);
        streams.delete(stream);
      });
      write(`retry: ${RETRY_MS}\n\n`);
      hear(null);
      return reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store').send(stream);
    },
  };
}

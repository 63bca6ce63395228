import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { openEventStreams } from './event-streams.ts';

afterEach(() => vi.useRealTimers());

test('[SEC-12] a reader without access is noticed within 30 s, also when no notification comes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const streams = openEventStreams({ listen: () => () => {}, close: async () => {} });
  let stream: Readable | undefined;
  const reply = {
    request: { ip: '192.0.2.1' },
    type: () => reply,
    header: () => reply,
    send: (sent: Readable) => {
      stream = sent;
      return reply;
    },
  } as unknown as FastifyReply;
  const isAllowed = vi.fn(async () => true);
  streams.open(reply, { key: 'desk:1', seconds: 600, reader: { key: 'staff:1', isAllowed } }, () => {});
  const ended = new Promise((resolve) => stream?.once('end', resolve));
  stream?.resume();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isAllowed).toHaveBeenCalledOnce();
  expect(stream?.readableEnded).toBe(false);
  isAllowed.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(30_000);
  await ended;
});

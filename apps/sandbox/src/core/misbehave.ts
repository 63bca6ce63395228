import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Behaviour } from './scenarios.ts';

const SLOW_MS = 3000;

/**
 * Plays what is the same at every provider. True: the call is answered (or never will be) and the part is done.
 * `commit` does what the call asks for.
 */
export async function misbehave(
  behaviour: Behaviour | null,
  reply: FastifyReply,
  commit: () => unknown,
): Promise<boolean> {
  switch (behaviour) {
    case 'commit_then_stall':
      await commit();
      reply.hijack();
      return true;
    case 'stall':
      reply.hijack();
      return true;
    case 'commit_then_reset':
      await commit();
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'reset':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'commit_then_500':
      await commit();
      reply.code(500).send({ message: 'Out of order.' });
      return true;
    case 'error_500':
      reply.code(500).send({ message: 'Out of order.' });
      return true;
    case 'rate_limit':
      reply.code(429).header('retry-after', '1').send({ message: 'Too many calls.' });
      return true;
    case 'garbage':
      reply.type('application/json').send('{"status":');
      return true;
    case 'slow':
      await sleep(SLOW_MS);
      return false;
    default:
      return false;
  }
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../../accounts.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { Behaviour } from '../../core/scenarios.ts';
import { accountsOf, type World } from '../../core/world.ts';

export type Params = { Params: { id: string; refund: string } };

interface Done {
  readonly status: number;
  readonly body: unknown;
}
interface Refused {
  readonly status: number;
  readonly code: string | number;
  readonly text: string;
}
interface MerchantRequest {
  readonly account: Account;
  readonly request: FastifyRequest<Params>;
  readonly behaviour: Behaviour | null;
}

export type MerchantDoor = ReturnType<typeof createMerchantDoor>;

/** Knows the account, plays what was ordered for a call, and answers the same key in the same way. */
export function createMerchantDoor(world: World) {
  const keys = new Map<string, { readonly hash: string; answer: Done | null }>();

  const accountOf = (request: FastifyRequest<Params>) =>
    accountsOf(world, 'mercadopago').find(
      (account) => request.headers.authorization === `Bearer ${account.keys.access}`,
    );

  /** `plays`: which of the special behaviours this call can play itself. */
  function call(
    name: string,
    work: (input: MerchantRequest) => Done | Refused,
    plays: readonly Behaviour[] = [],
  ) {
    return async (request: FastifyRequest<Params>, reply: FastifyReply) => {
      const account = accountOf(request);
      if (!account) return refuse(reply, { status: 401, code: 'unauthorized', text: 'invalid access token' });
      const key = request.headers['x-idempotency-key'];
      if (request.method !== 'GET' && !key)
        return refuse(reply, { status: 400, code: 4292, text: "Header X-Idempotency-Key can't be null" });

      const hash = createHash('sha256')
        .update(`${request.url} ${JSON.stringify(request.body)}`)
        .digest('hex');
      const slot = `${account.site} ${key ?? ''}`;
      const known = key ? keys.get(slot) : undefined;
      if (known && known.hash !== hash)
        return refuse(reply, { status: 409, code: 'conflict', text: 'the key was used for another request' });
      if (known?.answer) return reply.code(known.answer.status).send(known.answer.body);
      if (known) return refuse(reply, { status: 423, code: 'locked', text: 'the key is being worked on' });

      const kept = { hash, answer: null as Done | null };
      if (key) keys.set(slot, kept);
      const behaviour = world.scenarios.take('mercadopago', name, plays);
      const commit = () => {
        const answer = work({ account, request, behaviour });
        if ('body' in answer) kept.answer = answer;
        return answer;
      };
      const isAnswered = await misbehave(behaviour, reply, commit);
      const answer = isAnswered ? null : commit();
      // Only successful calls are stored under the key; a refused one may be corrected.
      if (!kept.answer) keys.delete(slot);
      if (!answer) return reply;
      return 'body' in answer ? reply.code(answer.status).send(answer.body) : refuse(reply, answer);
    };
  }

  return { call, reset: () => keys.clear() };
}

const ERRORS: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  404: 'not_found',
  409: 'conflict',
  423: 'locked',
};

const refuse = (reply: FastifyReply, { status, code, text }: Refused) =>
  reply
    .code(status)
    .send({ message: text, error: ERRORS[status], status, cause: [{ code, description: text }] });

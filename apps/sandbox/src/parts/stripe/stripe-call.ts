import type { FastifyReply, FastifyRequest } from 'fastify';
import qs from 'qs';
import type { Account } from '../../accounts.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { Behaviour } from '../../core/scenarios.ts';
import { accountsOf } from '../../core/world.ts';
import type { Desk } from './stripe-desk.ts';
import { outOfOrder, StripeRefusal, tooMany, unauthorised } from './stripe-errors.ts';

const PLAYS: Readonly<Record<string, readonly Behaviour[]>> = {
  'payment_intents.create': ['wrong_amount', 'wrong_currency'],
  'payment_intents.confirm': ['decline', 'pending', 'wrong_amount', 'wrong_currency'],
  'refunds.create': ['decline', 'pending'],
};

export type Params = Record<string, unknown>;
export interface Call {
  readonly account: Account;
  /** With a publishable key: only what belongs to the client secret may be seen. */
  readonly byBrowser: boolean;
  readonly id: string;
  readonly params: Params;
  readonly expand: readonly string[];
  readonly told: Behaviour | null;
  readonly origin: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}
interface Kept {
  readonly fingerprint: string;
  answer: Answer | null;
}

/** Keys, idempotency and mishaps, the same for every call; `work` does what the call is for. */
export function createCounter(desk: Desk) {
  const kept = new Map<string, Kept>();

  const run = (work: () => object): Answer & { ran: boolean } => {
    try {
      return { status: 200, body: work(), ran: true };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: { error: error.error }, ran: error.ran };
    }
  };

  function serve(name: string, work: (call: Call) => object, options: { browser?: true } = {}) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      let call: Call;
      try {
        call = readCall(desk, request, options.browser ?? false, name);
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        return reply.code(error.status).send({ error: error.error });
      }
      const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
      const place = `${call.account.site}:${key}`;
      const fingerprint = `${request.url} ${JSON.stringify(request.body ?? null)}`;
      const earlier = key ? kept.get(place) : undefined;
      if (earlier && earlier.fingerprint !== fingerprint) return reply.code(400).send(MISMATCH);
      if (earlier && !earlier.answer) return reply.code(409).send(IN_USE);
      if (earlier?.answer)
        return reply
          .code(earlier.answer.status)
          .header('idempotent-replayed', 'true')
          .send(earlier.answer.body);

      const mine: Kept = { fingerprint, answer: null };
      if (key) kept.set(place, mine);
      const commit = (): Answer => {
        const { ran, ...answer } = run(() => work(call));
        if (ran) mine.answer = answer;
        return answer;
      };
      try {
        if (call.told === 'error_500' || call.told === 'commit_then_500') {
          if (call.told === 'commit_then_500') commit();
          // The first answer is repeated, whatever it was.
          mine.answer = { status: 500, body: outOfOrder };
          return reply.code(500).send(outOfOrder);
        }
        if (call.told === 'rate_limit') return reply.code(429).send(tooMany);
        if (await misbehave(call.told, reply, commit)) return reply;
        const answer = commit();
        return reply.code(answer.status).send(answer.body);
      } finally {
        if (!mine.answer) kept.delete(place);
      }
    };
  }
  return { serve, reset: () => kept.clear() };
}

export type Counter = ReturnType<typeof createCounter>;

const MISMATCH = {
  error: {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  },
};
const IN_USE = {
  error: {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotency key.',
  },
};

function readCall(desk: Desk, request: FastifyRequest, browser: boolean, name: string): Call {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!key) throw unauthorised('You did not provide an API key.');
  const accounts = accountsOf(desk.world, 'stripe');
  const owner = accounts.find((account) => account.keys.secret === key);
  const visited = accounts.find((account) => account.keys.publishable === key);
  const account = owner ?? visited;
  if (!account) throw unauthorised(`Invalid API Key provided: ${key.slice(0, 7)}****`);
  if (!owner && !browser)
    throw new StripeRefusal(401, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key.',
    });
  const requested = qs.parse(request.url.split('?')[1] ?? '', { depth: 6 }) as Params;
  const params = { ...requested, ...((request.body ?? {}) as Params) };
  const expand = Object.values((params.expand ?? []) as object).map(String);
  return {
    account,
    byBrowser: !owner,
    params,
    expand,
    id: (request.params as { id?: string }).id ?? '',
    told: desk.world.scenarios.take('stripe', name, PLAYS[name] ?? []),
    origin: `http://${request.headers.host}`,
  };
}

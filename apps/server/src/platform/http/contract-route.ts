import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RouteRules } from './http.ts';

/** What a feature's `*.contract.ts` exports for each call. `response` is the whole envelope. */
export interface Contract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly status?: number;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

type Parsed<C, K extends string> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? { readonly [P in K]: z.output<S> }
  : unknown;

/** The parsed parts of a call: only those its contract names exist. */
export type Call<C extends Contract> = Parsed<C, 'params'> & Parsed<C, 'query'> & Parsed<C, 'body'>;

export type Answer<C extends Contract> = z.output<C['response']>;

export const ErrorBody = z
  .object({
    message: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    /** What to go on with; the call's own description says what it is. */
    data: z.unknown().optional(),
  })
  .meta({ id: 'Error', description: 'Refused or failed' });

/** An answer that is JSON already. It is sent as it is, so its verb proves it against the contract in a test. */
class Serialised {
  readonly json: Buffer;
  constructor(json: string | Buffer) {
    // A long text is written to a socket far more slowly than the same bytes.
    this.json = typeof json === 'string' ? Buffer.from(json) : json;
  }
}
export const serialised = (json: string | Buffer) => new Serialised(json);

type Handler<C extends Contract> = (
  call: Call<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answer<C> | Serialised>;

/** Mounts a contract: its schemas validate, serialise and document the route. */
export function contractRoute<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  rules: RouteRules,
  handler: Handler<C>,
) {
  const status = contract.status ?? 200;
  app.route({
    method: contract.method,
    url: contract.path,
    config: rules,
    ...(rules.maxBodyBytes ? { bodyLimit: rules.maxBodyBytes } : {}),
    schema: routeSchema(contract, rules),
    handler: async (request, reply) => {
      const call = { params: request.params, query: request.query, body: request.body } as Call<C>;
      const answer = await handler(call, request, reply);
      // A file or a stream was sent already, or its client has disconnected.
      if (answer === reply || reply.sent) return reply;
      if (reply.raw.headersSent) return reply.hijack();
      reply.code(status);
      if (answer instanceof Serialised) reply.type('application/json; charset=utf-8').send(answer.json);
      else reply.send(answer);
      return reply;
    },
  });
}

const BEARER = { bearer: [] };

function routeSchema(contract: Contract, rules: RouteRules) {
  return {
    summary: contract.summary,
    tags: [contract.path.split('/').find((part) => !['', 'api', 'front'].includes(part)) ?? 'api'],
    ...(rules.auth === 'public' ? {} : { security: rules.auth === 'optional' ? [{}, BEARER] : [BEARER] }),
    ...(contract.params ? { params: contract.params } : {}),
    ...(contract.query ? { querystring: contract.query } : {}),
    ...(contract.body ? { body: contract.body } : {}),
    response: {
      [contract.status ?? 200]: contract.response.describe('Success'),
      '4xx': ErrorBody,
      '5xx': ErrorBody,
    },
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { Shop } from '../../../shop.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { receiveWebhook as receiveContract, receiveSecretWebhook } from './webhooks.contract.ts';

// Works while a site is in maintenance: money does not wait for us.
const PROVIDER = { auth: 'public', limit: 'webhook', tenant: false } as const;

const oneOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]),
  ) as Record<string, string | undefined>;

export function webhookRoutes(app: FastifyInstance, { payments, findSite }: Shop) {
  // In a room of its own: here a body is bytes of any kind, because signatures are over bytes.
  app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    async function receive(
      params: { provider: string; site: string; secret?: string },
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      const site = await findSite(params.site);
      if (!site) throw new HttpRefusal(404, 'not_found');
      const { outcome, answer } = await receiveWebhook(
        payments,
        { provider: params.provider, site },
        {
          rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          headers: oneOf(request.headers),
          query: {
            ...oneOf(request.query as Record<string, unknown>),
            ...(params.secret === undefined ? {} : { secret: params.secret }),
          },
          now: new Date(),
        },
      );
      if (outcome === 'unknown_account') throw new HttpRefusal(404, 'not_found');
      if (outcome === 'refused') {
        if (answer?.refused === undefined) throw new HttpRefusal(401, 'unauthenticated');
        return reply.code(answer.refused).send({});
      }
      const status = (outcome === 'repeated' ? answer?.repeated : undefined) ?? answer?.status ?? 200;
      return reply.code(status).send(answer?.body ?? { received: true });
    }

    contractRoute(room, receiveContract, PROVIDER, ({ params }, request, reply) =>
      receive(params, request, reply),
    );
    contractRoute(room, receiveSecretWebhook, PROVIDER, ({ params }, request, reply) =>
      receive(params, request, reply),
    );
  });
}

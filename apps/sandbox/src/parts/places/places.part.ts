import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PLACES_KEY } from '../../accounts.ts';
import { misbehave } from '../../core/misbehave.ts';
import type { Part, World } from '../../core/world.ts';
import { toComponents, toPrediction } from './describe-spot.ts';
import { find, search } from './gazetteer.ts';

const Autocomplete = z.object({
  input: z.string().min(1),
  includedRegionCodes: z.array(z.string().length(2)).max(15).default([]),
  includedPrimaryTypes: z.array(z.string()).max(5).default([]),
  languageCode: z.string().default('en-US'),
  regionCode: z.string().optional(),
  sessionToken: z
    .string()
    .regex(/^[\w-]{1,36}$/)
    .optional(),
});

/** `scenarios` knows its calls as autocomplete and details. */
export function placesPart(world: World): Part {
  let searches = 0;
  let choices = 0;
  return {
    name: 'places',
    about: 'Google Places (New): streets that are invented, in towns that are not.',
    tries: [['Via Mazzolari 18, in Italy', 'is suggested in five towns']],
    state: () => `${searches} searches, ${choices} choices`,
    reset() {
      searches = 0;
      choices = 0;
    },
    routes(app) {
      app.post(
        '/v1/places::autocomplete',
        guarded(world, 'autocomplete', (request, reply) => {
          searches += 1;
          const requested = Autocomplete.safeParse(request.body);
          if (!requested.success)
            return refuse(reply, 400, 'INVALID_ARGUMENT', z.prettifyError(requested.error));
          const { input, languageCode, includedRegionCodes, includedPrimaryTypes: types } = requested.data;
          const found = search(
            input,
            includedRegionCodes.map((code) => code.toUpperCase()),
          )
            .map(({ id, spot }) => toPrediction(id, spot, languageCode))
            .filter(({ placePrediction: one }) => types.length === 0 || types.includes(one.types[0] ?? ''));
          // Nothing found is an empty object, not an empty list.
          return found.length > 0 ? { suggestions: found } : {};
        }),
      );
      details(app, world, () => {
        choices += 1;
      });
    },
  };
}

function details(app: FastifyInstance, world: World, count: () => void) {
  app.get(
    '/v1/places/:id',
    guarded(world, 'details', (request, reply) => {
      const mask = request.headers['x-goog-fieldmask'];
      if (!mask) return refuse(reply, 400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
      const spot = find((request.params as { id: string }).id);
      if (!spot) return refuse(reply, 404, 'NOT_FOUND', 'The Place ID is no longer valid.');
      count();
      const { languageCode = 'en-US' } = request.query as { languageCode?: string };
      return String(mask).includes('addressComponents')
        ? { addressComponents: toComponents(spot, languageCode) }
        : {};
    }),
  );
}

const guarded =
  (world: World, call: string, work: (request: FastifyRequest, reply: FastifyReply) => object) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers['x-goog-api-key'] !== PLACES_KEY) {
      return refuse(reply, 403, 'PERMISSION_DENIED', 'The API key is not valid.');
    }
    const told = world.scenarios.take('places', call, []);
    if (await misbehave(told, reply, () => null)) return reply;
    return work(request, reply);
  };

const refuse = (reply: FastifyReply, code: number, status: string, message: string) =>
  reply.code(code).send({ error: { code, message, status } });

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ProviderName } from '../../accounts.ts';
import { DELIVERIES } from '../../core/outbox.ts';
import { BEHAVIOURS } from '../../core/scenarios.ts';
import type { Part, World } from '../../core/world.ts';
import { controlPage, shown } from './control-page.ts';

export interface Controlled {
  readonly world: World;
  readonly providers: Readonly<Record<ProviderName, Part>>;
  readonly others: readonly Part[];
  /** Where browsers find a provider. */
  addressOf(provider: ProviderName): string;
}

const ACTIONS = ['release', 'drop', 'duplicate', 'replay'] as const;

/** GET /control for people; the same as JSON for tests. POST /control/reset makes everything as it was at the start. */
export function controlPart(controlled: Controlled): Part {
  const { world, providers } = controlled;
  const names = Object.keys(providers) as [ProviderName, ...ProviderName[]];
  const Provider = z.enum(names);
  const Scenario = z.strictObject({
    provider: Provider,
    call: z.string().min(1).max(60).default('*'),
    behaviour: z.enum(BEHAVIOURS),
    times: z.number().int().min(1).max(1000).default(1),
  });
  const Chosen = z.strictObject({ provider: Provider, delivery: z.enum(DELIVERIES) });
  const Wanted = z.strictObject({ ids: z.array(z.number().int()).optional() }).default({});

  const state = () => describeState(controlled, names);

  return {
    name: 'control',
    about: 'The strings of this puppet theatre, at /control.',
    state: () =>
      `${world.scenarios.list().length} scenarios waiting, ${world.journal.bookings().length} bookings`,
    routes(app) {
      readRoutes(app, world, state);
      app.post('/control/scenarios', async (request, reply) => {
        const wanted = Scenario.safeParse(request.body);
        if (!wanted.success) return reply.code(422).send({ message: z.prettifyError(wanted.error) });
        world.scenarios.add(wanted.data);
        return { data: world.scenarios.list() };
      });
      app.delete('/control/scenarios', async (_request, reply) => {
        world.scenarios.reset();
        return reply.code(204).send();
      });
      app.post('/control/deliveries', async (request, reply) => {
        const wanted = Chosen.safeParse(request.body);
        if (!wanted.success) return reply.code(422).send({ message: z.prettifyError(wanted.error) });
        world.outbox.setDelivery(wanted.data.provider, wanted.data.delivery);
        return { data: world.outbox.deliveries() };
      });
      for (const action of ACTIONS)
        app.post(`/control/webhooks/${action}`, async (request, reply) => {
          const wanted = Wanted.safeParse(request.body ?? {});
          if (!wanted.success || (action !== 'release' && !wanted.data.ids))
            return reply.code(422).send({ message: 'Give ids.' });
          if (action === 'release') world.outbox.release(wanted.data.ids);
          else world.outbox[action](wanted.data.ids ?? []);
          return { data: world.outbox.list().map(shown) };
        });
      app.post('/control/reset', async (_request, reply) => {
        resetAll(controlled);
        return reply.code(204).send();
      });
    },
  };
}

/** The page, and each part of it as JSON. */
function readRoutes(app: FastifyInstance, world: World, state: () => ReturnType<typeof describeState>) {
  app.get('/control', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      controlPage({
        ...state(),
        webhooks: world.outbox.list().map(shown),
        bookings: world.journal.bookings(),
        requests: world.journal.requests(),
      }),
    ),
  );
  app.get('/control/state', async () => ({ data: state() }));
  app.get('/control/webhooks', async () => ({ data: world.outbox.list().map(shown) }));
  app.get('/control/ledger', async () => ({ data: world.journal.bookings() }));
  app.get('/control/requests', async () => ({ data: world.journal.requests() }));
}

const describeState = (
  { world, providers, others, addressOf }: Controlled,
  names: readonly ProviderName[],
) => ({
  simulation: true,
  clock: { now: world.clock.now().toISOString(), offset_ms: world.clock.offsetMs() },
  providers: names.map((name) => ({
    name,
    about: providers[name].about,
    state: providers[name].state(),
    tries: providers[name].tries ?? [],
    address: addressOf(name),
    delivery: world.outbox.deliveries()[name] ?? 'deliver',
  })),
  parts: others.map((part) => ({ name: part.name, about: part.about, state: part.state() })),
  scenarios: world.scenarios.list(),
});

function resetAll({ world, providers, others }: Controlled) {
  world.clock.reset();
  world.journal.reset();
  world.scenarios.reset();
  for (const part of [...Object.values(providers), ...others]) part.reset?.();
  // Last: what the parts still had to say is not said any more.
  world.outbox.reset();
}

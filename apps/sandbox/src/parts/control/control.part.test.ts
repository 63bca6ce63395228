import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountsAt, type ProviderName } from '../../accounts.ts';
import { buildSandbox } from '../../app.ts';
import { createJournal } from '../../core/journal.ts';
import { createOutbox } from '../../core/outbox.ts';
import { createScenarios } from '../../core/scenarios.ts';
import type { Part, World } from '../../core/world.ts';
import { clockPart } from '../clock/clock.part.ts';
import { createClock } from '../clock/clock.ts';
import { providerParts } from '../providers.ts';
import { controlPart } from './control.part.ts';

let world: World;
let app: FastifyInstance;

beforeEach(() => {
  const clock = createClock();
  world = {
    clock,
    journal: createJournal(clock),
    scenarios: createScenarios(),
    accounts: accountsAt(4600),
    outbox: createOutbox(clock, 'http://127.0.0.1:9/hooks'),
  };
  const providers = Object.fromEntries(
    Object.entries(providerParts).map(([name, part]) => [name, part(world)]),
  ) as Record<ProviderName, Part>;
  const others = [clockPart(clock)];
  const addressOf = (name: string) => `http://${name}.test`;
  app = buildSandbox([controlPart({ world, providers, others, addressOf }), ...others]);
});
afterEach(async () => {
  world.outbox.stop();
  await app.close();
});

const post = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, payload });
const read = async (url: string) => (await app.inject(url)).json().data;
const notify = (event: string) =>
  world.outbox.post({
    provider: 'payphone',
    site: 'ec',
    event,
    build: () => ({ headers: {}, body: '{}' }),
  });

test('the state says that this is a simulation and how every provider stands', async () => {
  const state = await read('/control/state');
  expect(state.simulation).toBe(true);
  expect(state.providers.map(({ name }: { name: string }) => name)).toEqual(Object.keys(providerParts));
  const page = (await app.inject('/control')).body;
  expect(page).toContain('This is a simulation');
  expect(page).toContain('href="http://payphone.test/phone"');
});

test('a scenario is taken as often as it was meant; nonsense is refused', async () => {
  const scenario = { provider: 'payphone', call: 'sale.create', behaviour: 'stall', times: 2 };
  expect((await post('/control/scenarios', scenario)).statusCode).toBe(200);
  expect(world.scenarios.take('payphone', 'sale.create')).toBe('stall');
  expect(world.scenarios.take('payphone', 'other')).toBeNull();
  expect((await read('/control/state')).scenarios).toMatchObject([{ times: 1 }]);
  expect((await post('/control/scenarios', { provider: 'paypal', behaviour: 'stall' })).statusCode).toBe(422);
  await app.inject({ method: 'DELETE', url: '/control/scenarios' });
  expect(world.scenarios.take('payphone', 'sale.create')).toBeNull();
});

test('notifications are held, listed and dropped', async () => {
  expect((await post('/control/deliveries', { provider: 'payphone', delivery: 'hold' })).statusCode).toBe(
    200,
  );
  notify('one');
  notify('two');
  expect(await read('/control/webhooks')).toMatchObject([
    { id: 1, event: 'one', state: 'held' },
    { id: 2, event: 'two', state: 'held' },
  ]);
  await post('/control/webhooks/drop', { ids: [1] });
  await post('/control/webhooks/release');
  await vi.waitFor(() => expect(world.outbox.list()[1]?.tries).toBe(1));
  expect(world.outbox.list()[0]).toMatchObject({ state: 'dropped', tries: 0 });
  expect((await post('/control/webhooks/replay')).statusCode).toBe(422);
});

test('the ledger and the requests tell what happened, cards masked', async () => {
  world.journal.book({
    provider: 'payphone',
    site: 'ec',
    kind: 'charge',
    txnId: '7',
    reference: 'r',
    amountMinor: 100,
    currency: 'USD',
  });
  world.journal.see({
    provider: 'datafast',
    method: 'POST',
    path: '/x',
    status: 200,
    body: '{"n":"4111 1111 1111 1111"}',
  });
  expect(await read('/control/ledger')).toMatchObject([{ txnId: '7', amountMinor: 100 }]);
  expect((await read('/control/requests'))[0].body).toBe('{"n":"411111…1111"}');
});

test('reset makes everything as it was at the start', async () => {
  world.clock.moveBy(1000);
  world.outbox.setDelivery('payphone', 'hold');
  notify('one');
  world.scenarios.add({ provider: 'payphone', call: '*', behaviour: 'stall', times: 1 });
  expect((await post('/control/reset')).statusCode).toBe(204);
  expect(world.clock.offsetMs()).toBe(0);
  expect(world.outbox.list()).toEqual([]);
  expect(world.outbox.deliveries()).toEqual({});
  expect(world.scenarios.list()).toEqual([]);
});

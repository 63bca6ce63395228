import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access } from './testing/access/access.ts';
import { callWith } from './testing/access/access-calls.ts';
import type { Ids } from './testing/access/access-owner.ts';
import { ACCESS } from './testing/access/access-table.ts';
import { type AccessWorld, openAccessWorld } from './testing/access/access-world.ts';
import { findInTables } from './testing/database/find-in-tables.ts';

// Easily found wherever it comes to stand.
const POISON = 666_000_666;
let world: AccessWorld;

beforeAll(async () => {
  world = await openAccessWorld();
}, 60_000);
afterAll(() => world.close());

/** Writes that name nothing by an id. */
const WITHOUT_IDS: Record<string, Access> = {
  'PUT /api/auth/user': {
    ids: {},
    body: () => ({ given_name: 'Eve', family_name: 'Neri', email: 'eve.neri@example.test' }),
  },
  'POST /api/auth/addresses': { ...ACCESS['PUT /api/auth/addresses/:id'], ids: {} },
  'POST /api/auth/register': {
    ids: {},
    body: () => ({
      given_name: 'Eve',
      family_name: 'Neri',
      email: 'eve@example.test',
      accept_terms: true,
      password: 'a-quiet-road-in-november',
    }),
  },
};
const WRITES: Record<string, Access> = { ...ACCESS, ...WITHOUT_IDS };
// Takes bytes, not fields.
const BYTES = 'PATCH /api/auth/uploads/:id';

interface Schemas {
  readonly body?: z.ZodType;
  readonly response?: Readonly<Record<string, unknown>>;
}
const schemasOf = ({ schema }: RouteOptions) => (schema ?? {}) as Schemas;

const shapeOf = (schema: unknown): object =>
  schema instanceof z.ZodType
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }).properties ??
      {})
    : {};

/** Names of fields at any depth. */
const fieldsOf = (shape: object): string[] =>
  [...JSON.stringify(shape).matchAll(/"([a-z_]{2,40})":\{/g)].map(([, name]) => name ?? '');

test('every column there is and every field of the answer, sent along with every write, is ignored', {
  timeout: 180_000,
}, async () => {
  const tables = await world.db.introspection.getTables();
  const columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
  expect(columns).toEqual(expect.arrayContaining(['price_minor', 'status', 'site_id', 'customer_id']));
  const writes = [...world.routes].filter(
    ([key, route]) =>
      key !== BYTES && route.config?.auth !== 'staff' && schemasOf(route).body && WRITES[key]?.body,
  );
  expect(writes.length).toBeGreaterThan(12);
  const accepted: string[] = [];
  for (const [key, route] of writes) {
    const access = WRITES[key] as Access;
    const { body, response = {} } = schemasOf(route);
    const allowed = shapeOf(body);
    const names = new Set([...columns, ...fieldsOf(shapeOf(response['200'] ?? response['201']))]);
    const extra = Object.fromEntries(
      [...names].filter((name) => !(name in allowed)).map((name) => [name, POISON]),
    );
    const poisoned = { ...access, body: (ids: Ids) => ({ ...extra, ...(access.body?.(ids) as object) }) };
    const { token, ids } = await world.owned(world.home, 'Writer');
    const answer = await callWith(world.api, { name: 'owner', tenant: 'it', token, ids }, key, poisoned, ids);
    expect(answer.status, `${key}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
    if (answer.status < 300) accepted.push(key);
  }
  expect(accepted.length).toBeGreaterThan(10);
  expect(await findInTables(world.db, String(POISON))).toEqual([]);
});

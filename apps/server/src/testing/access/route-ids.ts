import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Slot } from './access.ts';
import { PUBLIC_NAMES } from './access-table.ts';

/** Names under which ids travel. */
const ID_NAME =
  /^(?:id|ids|uuid|code|token|key|secret|serial|attempt|rawId|proof|photos?|images?|videos?|files?|uploads?|items|units)$|_(?:id|ids|uuid|code|token|key)$/;

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
}

const isUuid = (schema: Schema): boolean =>
  schema.format === 'uuid' ||
  [schema.items, ...(schema.anyOf ?? [])].some((one) => one !== undefined && isUuid(one));

function namesIn(schema: Schema, isPath: boolean): string[] {
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) =>
    one ? namesIn(one, isPath) : [],
  );
  const here = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(isPath || ID_NAME.test(name) || isUuid(field) ? [name] : []),
    ...namesIn(field, isPath).map((below) => `${name}.${below}`),
  ]);
  return [...new Set([...here, ...inside])];
}

/** The inputs of a route that may name an owned row: path parameters, fields called id, uuids. */
export function idsOf(route: RouteOptions): Slot[] {
  const input = (route.schema ?? {}) as { params?: unknown; querystring?: unknown; body?: unknown };
  const places = { params: input.params, query: input.querystring, body: input.body };
  const named = Object.entries(places).flatMap(([place, schema]) => {
    if (!(schema instanceof z.ZodType)) return [];
    const json = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      metadata: z.registry(),
    }) as Schema;
    return namesIn(json, place === 'params')
      .filter((name) => !PUBLIC_NAMES.has(name.split('.').at(-1) ?? name))
      .map((name) => `${place}.${name}` as Slot);
  });
  // A visitor without a session is identified by the cart.
  return route.config?.auth === 'optional' ? [...named, 'headers.cart'] : named;
}

import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Slot } from './access.ts';

/** Names that are of the shop or of the world, in whichever call they stand. */
const PUBLIC_NAMES = new Set([
  ...['slug', 'locale', 'country', 'provider', 'site', 'product_id', 'type_id', 'store_id', 'shipment_id'],
  ...['payment_method_id', 'mp_payment_method_id', 'country_code', 'postal_code', 'session'],
]);

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

/** The inputs of a call that may name an owned row: path parameters, fields called id, uuids. */
export function slotsOf(call: Partial<Record<'params' | 'query' | 'body', unknown>>): Slot[] {
  return (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = call[place];
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
}

/** The same of a route, where a visitor without a session is identified by the cart. */
export function idsOf({ schema, config }: RouteOptions): Slot[] {
  const input = (schema ?? {}) as { params?: unknown; querystring?: unknown; body?: unknown };
  const named = slotsOf({ ...input, query: input.querystring });
  return config?.auth === 'optional' ? [...named, 'headers.cart'] : named;
}

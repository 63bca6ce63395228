import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { isOpen } from '../access/access.ts';
import { LISTS } from '../access/access-calls.ts';
import type { Ids } from '../access/access-owner.ts';
import { ACCESS } from '../access/access-table.ts';
import { fitting, hostile, jsonSchemaOf, nastyText, nastyValue, spoilt } from './schema-arbitrary.ts';

const SEED = 20261115;

export interface Case {
  readonly fits: boolean;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly type: string;
  /** The Host header; undefined: the usual one. */
  readonly host: string | undefined;
  /** Names things that are there and are the caller's own, and is grown from a call that would be accepted. */
  readonly knows: boolean;
  readonly place: number;
  readonly bad: unknown;
}

type Parts = { params?: unknown; querystring?: unknown; body?: unknown; response?: Record<string, unknown> };
export const partsOf = ({ schema }: RouteOptions) => (schema ?? {}) as Parts;

const TYPES = [
  ...['application/json', 'application/json', 'application/json', 'application/json; charset=utf-16'],
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/offset+octet-stream'],
];

const HOSTS = [
  ...[
    'a b',
    'x:99999',
    'localhost:28080.',
    '',
    '[::1',
    'evil.example',
    'localhost:',
    '..',
    '%00',
    'a@b',
    '\u00ff',
  ],
  ...['localhost, evil.example', '_', '-', '127.0.0.1:0x50', 'a'.repeat(2000)],
];

/** Calls of a route: those made to fit, or those that are wrong in one of their parts. */
export function casesOf(route: RouteOptions, fits: boolean, howMany: number): Case[] {
  const { params, querystring, body } = partsOf(route);
  const part = (schema: unknown, isFitting: boolean) => {
    const json = jsonSchemaOf(schema);
    if (!json) return isFitting ? fc.constant({}) : fc.dictionary(nastyText, nastyText, { maxKeys: 2 });
    return isFitting ? fitting(json) : hostile(json);
  };
  const one = fc.nat(2).chain((spoiltPart) =>
    fc.record({
      fits: fc.constant(fits),
      knows: fc.boolean(),
      place: fc.nat(1000),
      bad: nastyValue,
      params: part(params, fits || spoiltPart !== 0).map((value) => Object(value)),
      query: part(querystring, fits || spoiltPart !== 1),
      body: part(body, fits || spoiltPart !== 2),
      host: fits ? fc.constant(undefined) : fc.option(fc.constantFrom(...HOSTS), { nil: undefined, freq: 2 }),
      type: fits ? fc.constant('application/json') : fc.constantFrom(...TYPES),
    }),
  );
  // A stream takes its second, however short the question.
  return fc.sample(one, { seed: SEED, numRuns: route.url.endsWith('/events') ? 1 : howMany });
}

interface Known {
  readonly ids: Ids;
  readonly words: Readonly<Record<string, string>>;
}

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const safely = (value: unknown) => encodeURIComponent(text(value).toWellFormed());

export function buildRequest(key: string, path: string, one: Case, known: Known) {
  const own = one.knows ? ownIn(key, known.ids) : { params: {}, query: {}, body: {} };
  const params: Record<string, unknown> = {
    ...one.params,
    ...(one.knows ? known.words : {}),
    ...own.params,
  };
  const query = { ...Object(one.query), ...own.query };
  const at = path.replace(/:(\w+)/g, (_, name: string) => safely(params[name] ?? 'x'));
  const requested = Object.entries(query).map(([name, value]) => `${safely(name)}=${safely(value)}`);
  // A stream lasts until it is told to end.
  if (path.endsWith('/events')) requested.push('seconds=1');
  return { url: `${at}?${requested.join('&')}`, body: bodyOf(key, one, { ...known, own: own.body }) };
}

/** The caller's own ids in the places where this route takes some. */
function ownIn(key: string, ids: Ids) {
  const at: Record<string, Record<string, unknown>> = { params: {}, query: {}, body: {}, headers: {} };
  for (const [slot, kind] of Object.entries(ACCESS[key]?.ids ?? {})) {
    const [place = '', name = '', ...deeper] = slot.split('.');
    const from = isOpen(kind) ? kind.from : kind;
    if (!from || deeper.length > 0) continue;
    (at[place] as Record<string, unknown>)[name] = LISTS.has(name) ? [ids[from]].flat() : ids[from];
  }
  return at as Record<'params' | 'query' | 'body', Record<string, unknown>>;
}

/** A body that would be accepted, with one field generated again, or broken in one place. */
function bodyOf(key: string, one: Case, { ids, own }: Known & { own: Record<string, unknown> }): unknown {
  const rest = ACCESS[key]?.body?.(ids) ?? {};
  if (!one.knows || typeof rest === 'string') return one.body;
  const accepted: Record<string, unknown> = { ...rest, ...own };
  if (Object.keys(accepted).length === 0) return one.body;
  if (!one.fits) return spoilt(accepted, one.place, one.bad);
  const made = Object.entries(Object(one.body));
  // As it is every third time.
  const [name, value] = (one.place % 3 === 0 ? undefined : made[one.place % made.length]) ?? [];
  return name === undefined ? accepted : { ...accepted, [name]: value };
}

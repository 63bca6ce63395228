import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { TestApp } from '../worlds/test-app.ts';
import { type Access, isOpen, type Slot } from './access.ts';
import type { Ids } from './access-owner.ts';

export interface Caller {
  readonly name: string;
  readonly tenant: string;
  readonly token?: string;
  /** The caller's own ids. */
  readonly ids: Ids;
  /** The key presented for the named cart; by default the right one (see cart-keys.ts). */
  readonly cartKey?: string;
  /** Carts of the past that the browser still has, with their keys. */
  readonly pastCarts?: readonly string[];
}

/** Places that take several. */
export const LISTS = new Set(['items', 'photos', 'units']);

/** One call, with these ids in their places. */
export async function callWith({ app }: TestApp, caller: Caller, key: string, access: Access, ids: Ids) {
  const [method = '', path = ''] = key.split(' ');
  const at: Record<string, Record<string, unknown>> = { params: {}, query: {}, body: {}, headers: {} };
  for (const [slot, kind] of Object.entries(access.ids) as [Slot, Access['ids'][Slot]][]) {
    const [place = '', name = ''] = slot.split('.');
    const id = isOpen(kind) ? kind.from && caller.ids[kind.from] : ids[kind];
    if (id !== undefined) (at[place] as Record<string, unknown>)[name] = LISTS.has(name) ? [id] : id;
  }
  const { params = {}, query = {}, body = {}, headers = {} } = at;
  const url = path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(params[name] ?? 'x')),
  );
  const requested = new URLSearchParams(
    Object.entries({ ...access.query, ...query }).map(([name, value]) => [name, String(value)]),
  );
  const bag = String(headers.cart ?? caller.ids.cart);
  const rest = access.body?.(ids);
  const isEmpty = rest === undefined && Object.keys(body).length === 0;
  const payload = isEmpty ? undefined : typeof rest === 'string' ? rest : { ...rest, ...body };
  const isRead = method === 'GET' || method === 'HEAD';
  const answer = await app.inject({
    method: method as 'GET',
    url: `${url}?${requested}`,
    headers: {
      'x-tenant': caller.tenant,
      'x-cart-id': bag,
      ...(caller.cartKey === undefined ? {} : { 'x-cart-key': caller.cartKey }),
      'x-past-carts': [
        caller.cartKey === undefined ? bag : `${bag}.${caller.cartKey}`,
        ...(caller.pastCarts ?? []),
      ].join(','),
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(isRead ? {} : { 'idempotency-key': crypto.randomUUID() }),
      ...access.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.body };
}

/** A sum over every row of every site and of the queue, without the hour a session was last seen. */
export async function checksumTables(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'site_id'
       and table_name not in ('idempotency_keys', 'login_counters')`.execute(db);
  const names = [...tables.map(({ name }) => name), 'graphile_worker._private_jobs'];
  const statements = names.map((name) => {
    const seen = name === 'public.customer_tokens' ? ` - 'last_seen_at'` : '';
    const row = `(to_jsonb(t)${seen})::text`;
    return `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)), 0) as sum from ${name} t`;
  });
  const { rows } = await db.connection().execute(async (connection) => {
    // Thousands of calls leave thousands of rows behind.
    await sql`set statement_timeout = '60s'`.execute(connection);
    try {
      return await sql.raw<{ name: string; sum: string }>(statements.join(' union all ')).execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

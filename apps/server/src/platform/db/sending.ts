import type pg from 'pg';

/** How a statement is sent; attached to its parameters, because Kysely passes these to the connection unchanged. */
export interface Sending {
  /** The name of the prepared statement: parsed once per connection. */
  readonly name: string;
  /** The site it reads, when it is sent alone and not inside a transaction that has set one. */
  readonly siteId: number | null;
  /** The sites it reads, likewise; for a statement that was composed for their number. */
  readonly siteIds?: readonly number[];
  /** It opens that site's transaction; with pipelining it is sent with the transaction's first statement. */
  readonly opens?: boolean;
  /** With pipelining it is sent with the next statement of its transaction, at the latest with the commit. */
  readonly queued?: 'unread' | 'read';
}

const SENDING = Symbol('sending');

export const sendingOf = (values: unknown): Sending | undefined =>
  (values as { [SENDING]?: Sending } | undefined)?.[SENDING];

export const parametersOf = (values: readonly unknown[], sending: Sending): readonly unknown[] =>
  Object.assign([...values], { [SENDING]: sending });

/** Whether the statement may wait for the next one instead of being sent alone. */
export const isQueued = (values: readonly unknown[]) => {
  const sending = sendingOf(values);
  return sending?.opens === true || sending?.queued !== undefined;
};

/** The result of a queued read: its rows arrive with those of the next statement. */
export interface PendingRows<Row> {
  readonly rows: Promise<Row[]>;
}

export const NO_RESULT: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

export const pendingRows = (rows: Promise<unknown[]>): pg.QueryResult => ({ ...NO_RESULT, rows: [{ rows }] });

// These statements run thousands of times with other values, so a generic plan is forced: by default PostgreSQL plans
// some of them again on each call, which costs more than running them.
const SET_SITE = {
  name: 'set_site',
  text: `select set_config('app.site_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
};

const SET_SITES = {
  name: 'set_sites',
  text: `select set_config('app.site_ids', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
};

export const siteSetting = (siteId: number | null) => ({ ...SET_SITE, values: [String(siteId)] });

/** The setting of the site or sites that a statement reads when it is sent alone. */
export function settingOf(sending: Sending | undefined) {
  if (sending?.siteIds) return { ...SET_SITES, values: [sending.siteIds.join()] };
  return sending && sending.siteId !== null ? siteSetting(sending.siteId) : null;
}

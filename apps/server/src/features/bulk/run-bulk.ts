import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { closeTicket } from '../contact/staff/act-on-ticket.ts';
import { fulfil } from '../orders/staff/order-acts.ts';
import { findPermittedSites } from '../staff/authenticate-staff.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import type { BulkAction } from './bulk.contract.ts';
import {
  endRun,
  findOpenRows,
  findRun,
  noteCheck,
  noteDone,
  noteRefusal,
  type Standing,
  type WorkRow,
} from './bulk-work.sql.ts';
import { permissionOf } from './permission-of.ts';

type RowResult =
  | { readonly ok: true; readonly change: object }
  | { readonly ok: false; readonly code: string };

type Act = (tx: Tx, call: StaffCall, ref: string) => Promise<RowResult>;

const fulfilTo =
  (to: 'preparing' | 'ready_for_pickup'): Act =>
  async (tx, call, code) => {
    const result = await fulfil(tx, call, { code, to, tracking: null });
    return result.ok ? { ok: true, change: { status: result.acted.status } } : result;
  };

/** The verbs of the routes for one subject, with their rules and their audit rows. */
const ACTS: Record<BulkAction, Act> = {
  'order.prepare': fulfilTo('preparing'),
  'order.ready': fulfilTo('ready_for_pickup'),
  'ticket.close': async (tx, call, code) => {
    const result = await closeTicket(tx, call, code);
    return result.ok ? { ok: true, change: { status: result.state } } : result;
  },
};

const actOnRow = (tx: Tx, call: StaffCall, row: { readonly action: BulkAction; readonly ref: string }) =>
  ACTS[row.action](tx, call, row.ref);

const AT_ONCE = 25;

export interface RunOptions {
  /** The worker is being stopped. */
  readonly signal?: AbortSignal;
  /** Tests stop a worker here, as a crash would. */
  readonly onRow?: (row: WorkRow) => Promise<void>;
}

/**
 * Works through the open rows of a run, each in a transaction of its own. What is open is in the table, so a run that
 * was cut off goes on with the next call. True: there is more to do.
 */
export async function workOnRun(db: Db, id: string, options: RunOptions = {}): Promise<boolean> {
  for (;;) {
    const run = await findRun(db, id);
    if (!run) return false;
    if (run.status === 'stopping') {
      await endRun(db, id, { to: 'stopped', from: ['stopping'] });
      return false;
    }
    const isDry = run.status === 'checking';
    if (!isDry && run.status !== 'running') return false;
    const rows = await findOpenRows(db, id, { isDry, limit: AT_ONCE });
    if (rows.length === 0) {
      await endRun(db, id, isDry ? { to: 'checked', from: ['checking'] } : { to: 'done', from: ['running'] });
      return false;
    }
    // Read again for each batch: a grant that ended meanwhile ends the run for its sites.
    const sites = await findPermittedSites(db, run.staff_id, permissionOf(run.action));
    for (const row of rows) {
      if (options.signal?.aborted) return true;
      await options.onRow?.(row);
      const work = { id, run, isPermitted: sites.has(row.siteId) };
      await (isDry ? checkRow(db, work, row) : doRow(db, work, row));
    }
  }
}

interface Work {
  readonly id: string;
  readonly run: Standing;
  readonly isPermitted: boolean;
}

const callOf = ({ run }: Work, { siteId }: WorkRow) => ({
  siteId,
  staffId: run.staff_id,
  requestId: run.request_id,
});

/** The action runs and is rolled back: what it would change, or why it would be refused. */
async function checkRow(db: Db, work: Work, row: WorkRow): Promise<void> {
  const key = { runId: work.id, no: row.no };
  if (!work.isPermitted) {
    await noteCheck(db, key, { refusal: 'not_permitted', change: {} });
    return;
  }
  const { tried } = await withSite(db, row.siteId, async (tx) => ({
    ok: false,
    tried: await actOnRow(tx, callOf(work, row), { action: work.run.action, ref: row.ref }),
  }));
  await noteCheck(db, key, {
    refusal: tried.ok ? null : tried.code,
    change: tried.ok ? tried.change : {},
  });
}

/** The outcome is written in the transaction of the action; a refusal, which changes nothing, after it. */
async function doRow(db: Db, work: Work, row: WorkRow): Promise<void> {
  const key = { runId: work.id, no: row.no };
  if (!work.isPermitted) {
    await noteRefusal(db, key, 'not_permitted');
    return;
  }
  const done = await withSite(db, row.siteId, async (tx) => {
    if (!(await noteDone(tx, key))) return { ok: false as const, code: null };
    return actOnRow(tx, callOf(work, row), { action: work.run.action, ref: row.ref });
  });
  if (!done.ok && done.code !== null) await noteRefusal(db, key, done.code);
}

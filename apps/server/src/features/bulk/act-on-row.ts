import type { Tx } from '../../platform/db/db.ts';
import { closeTicket } from '../contact/desk/act-on-ticket.ts';
import { fulfil } from '../orders/staff/order-acts.ts';
import type { StaffCall } from '../staff/staff-call.ts';
import type { BulkAction } from './bulk.contract.ts';

export type RowResult =
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

export const actOnRow = (
  tx: Tx,
  call: StaffCall,
  row: { readonly action: BulkAction; readonly ref: string },
) => ACTS[row.action](tx, call, row.ref);

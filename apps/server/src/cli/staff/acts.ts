import { parseMoney } from '@paddock/money';
import * as contracts from '../../features/staff/staff.contract.ts';
import { BIKE_ACTS } from './bike-acts.ts';
import { CONTACT_ACTS } from './contact-acts.ts';
import { type Desk, DeskRefusal } from './desk.ts';
import { type Act, need, type Options } from './options.ts';
import { PAGE_ACTS } from './page-acts.ts';
import { printActed, printCases, printOrder, printReconciliations, printWaiting } from './print.ts';
import { RETURN_ACTS } from './return-acts.ts';
import { WARRANTY_ACTS } from './warranty-acts.ts';

async function currencyOf(desk: Desk, code: string): Promise<string> {
  return (await desk(contracts.showStaffOrder, { params: { code } })).data.currency;
}

function minor(text: string, currency: string): number {
  try {
    return parseMoney(text, currency).amountMinor;
  } catch {
    throw new DeskRefusal(`"${text}" is no amount of ${currency}. Write it like 10580.00.`);
  }
}

const today = () => new Date().toISOString().slice(0, 10);

type OrderAct = (typeof contracts)[
  | 'confirmPayment'
  | 'refusePayment'
  | 'cancelStaffOrder'
  | 'refundOrder'
  | 'prepareOrder'];

const acting =
  (contract: OrderAct, bodyOf: (options: Options, currency: string) => object): Act =>
  async (desk, code, options) => {
    const currency = await currencyOf(desk, code);
    const { data } = await desk(contract, { params: { code }, body: bodyOf(options, currency) });
    printActed(data, currency);
  };

const tracked = ({ tracking }: Options) => (tracking ? { tracking } : {});

/** What the command line can do, by its word. */
export const ACTS: Record<string, Act> = {
  waiting: async (desk, what, { page }) => {
    const waiting = contracts.Waiting.safeParse(what || 'payment');
    if (!waiting.success) throw new DeskRefusal('What waits? payment, preparation, handover or case.');
    const { data, meta } = await desk(contracts.listWaiting, { query: { waiting: waiting.data, page } });
    printWaiting(data, meta.total - (meta.page - 1) * meta.per_page);
  },
  show: async (desk, code) => printOrder((await desk(contracts.showStaffOrder, { params: { code } })).data),
  confirm: acting(contracts.confirmPayment, ({ amount, reference, date }, currency) => ({
    amount_minor: minor(need(amount, 'amount'), currency),
    ...{ currency, value_on: date ?? today(), reference: need(reference, 'reference') },
  })),
  refuse: acting(contracts.refusePayment, ({ reason }) => ({ reason: need(reason, 'reason') })),
  cancel: acting(contracts.cancelStaffOrder, ({ reason }) => ({ reason: need(reason, 'reason') })),
  refund: acting(contracts.refundOrder, ({ amount, reason }, currency) => ({
    ...(amount ? { amount_minor: minor(amount, currency) } : {}),
    reason: need(reason, 'reason'),
  })),
  prepare: acting(contracts.prepareOrder, tracked),
  ready: acting(contracts.readyOrder, tracked),
  shipped: acting(contracts.shipOrder, tracked),
  delivered: acting(contracts.deliverOrder, tracked),
  cases: async (desk, _subject, { page }) => {
    const { data, meta } = await desk(contracts.listCases, { query: { page } });
    printCases(data, meta.total - (meta.page - 1) * meta.per_page);
  },
  resolve: async (desk, id, { as, note }) => {
    const body = { resolution: need(as, 'as refund|reinstate|close'), note: need(note, 'note') };
    const { data } = await desk(contracts.resolveCase, { params: { id }, body });
    printActed(data, await currencyOf(desk, data.code));
  },
  ...RETURN_ACTS,
  ...BIKE_ACTS,
  ...WARRANTY_ACTS,
  ...CONTACT_ACTS,
  ...PAGE_ACTS,
  reconcile: async (desk) => printReconciliations((await desk(contracts.listReconciliations)).data),
};

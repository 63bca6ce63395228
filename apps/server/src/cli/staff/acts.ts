import { parseMoney } from '@paddock/money';
import * as orders from '../../features/orders/staff/orders.staff.contract.ts';
import * as payments from '../../features/payments/staff/payments.staff.contract.ts';
import { BIKE_ACTS } from './bike-acts.ts';
import { CONTACT_ACTS } from './contact-acts.ts';
import { type Desk, DeskRefusal } from './desk.ts';
import { type Act, need, type Options } from './options.ts';
import { PAGE_ACTS } from './page-acts.ts';
import { printActed, printCases, printOrder, printReconciliations, printWaiting } from './print.ts';
import { RETURN_ACTS } from './return-acts.ts';
import { REVIEW_ACTS } from './review-acts.ts';
import { TEST_RIDE_ACTS } from './test-ride-acts.ts';
import { WARRANTY_ACTS } from './warranty-acts.ts';

async function currencyOf(desk: Desk, code: string): Promise<string> {
  return (await desk(orders.showStaffOrder, { params: { code } })).data.currency;
}

function minor(text: string, currency: string): number {
  try {
    return parseMoney(text, currency).amountMinor;
  } catch {
    throw new DeskRefusal(`"${text}" is no amount of ${currency}. Write it like 10580.00.`);
  }
}

const today = () => new Date().toISOString().slice(0, 10);

type OrderAct =
  | (typeof orders)['acceptCashOrder' | 'revokeOrderLinks' | 'prepareOrder']
  | (typeof payments)['confirmPayment' | 'refusePayment' | 'cancelStaffOrder' | 'refundOrder'];

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
    const waiting = orders.Waiting.safeParse(what || 'payment');
    if (!waiting.success) throw new DeskRefusal('What waits? payment, preparation, handover or case.');
    const { data, meta } = await desk(orders.listWaiting, { query: { waiting: waiting.data, page } });
    printWaiting(data, meta.total - (meta.page - 1) * meta.per_page);
  },
  show: async (desk, code) => printOrder((await desk(orders.showStaffOrder, { params: { code } })).data),
  confirm: acting(payments.confirmPayment, (options, currency) => ({
    amount_minor: minor(need(options.amount, 'amount'), currency),
    currency,
    value_on: options.date ?? today(),
    reference: need(options.reference, 'reference'),
    split: options.split ?? false,
    override_amount: options['override-amount'] ?? false,
  })),
  refuse: acting(payments.refusePayment, ({ reason }) => ({ reason: need(reason, 'reason') })),
  accept: acting(orders.acceptCashOrder, () => ({})),
  cancel: acting(payments.cancelStaffOrder, ({ reason }) => ({ reason: need(reason, 'reason') })),
  'revoke-links': acting(orders.revokeOrderLinks, ({ reason }) => ({ reason: need(reason, 'reason') })),
  refund: acting(payments.refundOrder, ({ amount, reason }, currency) => ({
    ...(amount ? { amount_minor: minor(amount, currency) } : {}),
    reason: need(reason, 'reason'),
  })),
  prepare: acting(orders.prepareOrder, tracked),
  ready: acting(orders.readyOrder, tracked),
  shipped: acting(orders.shipOrder, tracked),
  delivered: acting(orders.deliverOrder, tracked),
  cases: async (desk, _subject, { page }) => {
    const { data, meta } = await desk(payments.listCases, { query: { page } });
    printCases(data, meta.total - (meta.page - 1) * meta.per_page);
  },
  resolve: async (desk, id, { as: resolution, note }) => {
    const body = { resolution: need(resolution, 'as refund|reinstate|close'), note: need(note, 'note') };
    const { data } = await desk(payments.resolveCase, { params: { id }, body });
    const { code, status, payment_status, fulfilment_status } = data;
    if (code === null || status === null || payment_status === null || fulfilment_status === null)
      return console.log(`Case ${id}: closed.`);
    const acted = { ...data, code, status, payment_status, fulfilment_status };
    printActed(acted, await currencyOf(desk, code));
  },
  ...RETURN_ACTS,
  ...BIKE_ACTS,
  ...WARRANTY_ACTS,
  ...CONTACT_ACTS,
  ...TEST_RIDE_ACTS,
  ...PAGE_ACTS,
  ...REVIEW_ACTS,
  reconcile: async (desk) => printReconciliations((await desk(payments.listReconciliations)).data),
};

import { toDecimal } from '@paddock/money';
import * as orders from '@paddock/server/features/orders/staff/orders.staff.contract.ts';
import * as payments from '@paddock/server/features/payments/staff/payments.staff.contract.ts';
import type { Translate } from '../../i18n/use-t.ts';
import { defineAction, type SubjectAction } from '../../kit/actions/action-types.ts';
import { moneyText } from '../../kit/parts/money.tsx';
import { addressActionOf } from './address-action.ts';
import { reasonField } from './reason-field.ts';
import { readTypedPayment } from './typed-payment.ts';

type Order = orders.StaffOrder;

const at = ({ code }: Order) => ({ code });
const today = () => new Date().toISOString().slice(0, 10);

type MailLabel = (kind: string) => string;
/** The line of a dialog that names the mail which goes out. */
type Tells = (kind: string) => (order: Order) => string[];

/** Every action on an order with its key: one key opens the dialog, Ctrl+Enter confirms. */
export function orderActionsOf(t: Translate, mailLabel: MailLabel): SubjectAction<Order>[] {
  const tells: Tells = (kind) => (order) => [
    t('orders.effect.mail', { email: order.email, mail: mailLabel(kind) }),
  ];
  return [
    confirmActionOf(t, tells),
    ...fulfilmentActionsOf(t, tells),
    ...reversalActionsOf(t, tells),
    addressActionOf(t, tells('address_changed')),
    ...recordActionsOf(t, tells, mailLabel),
  ];
}

const confirmActionOf = (t: Translate, tells: Tells): SubjectAction<Order> =>
  defineAction<Order, typeof payments.confirmPayment>({
    name: 'payment.confirm',
    keys: 'c',
    icon: 'bank',
    kind: 'next',
    contract: payments.confirmPayment,
    fields: (order) => [
      {
        name: 'amount',
        label: t('orders.amount'),
        kind: 'money',
        currency: order.currency,
        initial:
          order.due_minor > 0 ? toDecimal({ amountMinor: order.due_minor, currency: order.currency }) : '',
        isRequired: true,
      },
      { name: 'value_on', label: t('orders.valueOn'), kind: 'date', initial: today(), isRequired: true },
      {
        name: 'reference',
        label: t('orders.reference'),
        kind: 'text',
        isRequired: true,
        maxLength: 120,
      },
      { name: 'split', label: t('orders.split'), kind: 'checkbox' },
      {
        name: 'override_amount',
        label: t('orders.overrideAmount'),
        kind: 'checkbox',
        isRequired: true,
        isShown: ({ amount }) => readTypedPayment(order, amount).needsCheck,
      },
    ],
    input: (order, values) => ({
      params: at(order),
      body: {
        amount_minor: Number(values.amount),
        currency: order.currency,
        value_on: values.value_on ?? today(),
        reference: values.reference ?? '',
        split: values.split === 'true',
        override_amount: values.override_amount === 'true',
      },
    }),
    warnings: (order, { amount }) => {
      const { tooMuchMinor } = readTypedPayment(order, amount);
      return tooMuchMinor > 0
        ? [t('orders.tooMuch', { amount: moneyText(tooMuchMinor, order.currency) })]
        : [];
    },
    effects: (order, { amount }) => {
      const { stillDueMinor } = readTypedPayment(order, amount);
      return stillDueMinor > 0
        ? [t('orders.effect.partPayment', { amount: moneyText(stillDueMinor, order.currency) })]
        : tells('order_confirmed')(order);
    },
  });

/** From accepting an order to handing it over. */
const fulfilmentActionsOf = (t: Translate, tells: Tells): SubjectAction<Order>[] => [
  defineAction<Order, typeof orders.acceptCashOrder>({
    name: 'order.accept',
    keys: 'a',
    icon: 'cash',
    kind: 'next',
    contract: orders.acceptCashOrder,
    input: (order) => ({ params: at(order), body: {} }),
    effects: tells('order_confirmed'),
  }),
  defineAction<Order, typeof orders.prepareOrder>({
    name: 'order.prepare',
    keys: 'p',
    icon: 'box',
    kind: 'next',
    contract: orders.prepareOrder,
    input: (order) => ({ params: at(order), body: {} }),
    effects: tells('order_preparing'),
  }),
  defineAction<Order, typeof orders.readyOrder>({
    name: 'order.ready',
    keys: 'y',
    icon: 'store',
    kind: 'next',
    contract: orders.readyOrder,
    input: (order) => ({ params: at(order), body: {} }),
    effects: tells('order_ready_for_pickup'),
  }),
  defineAction<Order, typeof orders.shipOrder>({
    name: 'order.ship',
    keys: 's',
    icon: 'truck',
    kind: 'next',
    contract: orders.shipOrder,
    fields: () => [{ name: 'tracking', label: t('orders.tracking'), kind: 'text', maxLength: 120 }],
    input: (order, { tracking }) => ({ params: at(order), body: tracking ? { tracking } : {} }),
    effects: tells('order_shipped'),
  }),
  defineAction<Order, typeof orders.deliverOrder>({
    name: 'order.deliver',
    keys: 'd',
    icon: 'check',
    kind: 'next',
    contract: orders.deliverOrder,
    input: (order) => ({ params: at(order), body: {} }),
    effects: tells('order_delivered'),
  }),
];

/** What takes an order or its money back. */
const reversalActionsOf = (t: Translate, tells: Tells): SubjectAction<Order>[] => [
  defineAction<Order, typeof payments.refundOrder>({
    name: 'order.refund',
    keys: 'r',
    icon: 'return',
    contract: payments.refundOrder,
    fields: (order) => [
      {
        name: 'amount',
        label: t('orders.amount'),
        kind: 'money',
        currency: order.currency,
        hint: t('orders.refundHint', { amount: moneyText(order.refundable_minor, order.currency) }),
      },
      reasonField(t),
    ],
    input: (order, values) => ({
      params: at(order),
      body: {
        reason: values.reason ?? '',
        ...(values.amount ? { amount_minor: Number(values.amount) } : {}),
      },
    }),
    effects: (order, { amount }) => [
      t('orders.effect.refund', {
        amount: moneyText(amount ? Number(amount) : order.refundable_minor, order.currency),
        name: `${order.given_name} ${order.family_name}`,
      }),
      ...tells('order_refunded')(order),
    ],
  }),
  defineAction<Order, typeof payments.cancelStaffOrder>({
    name: 'order.cancel',
    keys: 'x',
    icon: 'close',
    kind: 'danger',
    contract: payments.cancelStaffOrder,
    fields: () => [reasonField(t)],
    input: (order, values) => ({ params: at(order), body: { reason: values.reason ?? '' } }),
    effects: (order) => [t('orders.effect.release'), ...tells('order_cancelled')(order)],
  }),
  defineAction<Order, typeof payments.refusePayment>({
    name: 'payment.refuse',
    keys: 'f',
    icon: 'bank',
    kind: 'danger',
    contract: payments.refusePayment,
    fields: () => [reasonField(t)],
    input: (order, values) => ({ params: at(order), body: { reason: values.reason ?? '' } }),
    effects: tells('payment_failed'),
  }),
];

/** Notes, mails and links, which leave the order as it is. */
const recordActionsOf = (t: Translate, tells: Tells, mailLabel: MailLabel): SubjectAction<Order>[] => [
  defineAction<Order, typeof orders.noteOrder>({
    name: 'order.note',
    keys: 'n',
    icon: 'edit',
    contract: orders.noteOrder,
    fields: () => [
      { name: 'text', label: t('orders.note'), kind: 'textarea', isRequired: true, maxLength: 4000 },
    ],
    input: (order, values) => ({ params: at(order), body: { text: values.text ?? '' } }),
  }),
  defineAction<Order, typeof orders.mailOrderAgain>({
    name: 'order.mail_again',
    keys: 'm',
    icon: 'mail',
    contract: orders.mailOrderAgain,
    fields: ({ mails }) => [
      {
        name: 'mail',
        label: t('orders.mail'),
        kind: 'select',
        isRequired: true,
        initial: String(mails.at(-1)?.id ?? ''),
        options: mails.map(({ id, kind }) => ({ value: String(id), label: mailLabel(kind) })),
      },
    ],
    input: (order, values) => ({ params: at(order), body: { mail: Number(values.mail) } }),
    effects: (order, { mail }) => {
      const chosen = order.mails.find(({ id }) => String(id) === mail);
      return chosen ? tells(chosen.kind)(order) : [];
    },
  }),
  defineAction<Order, typeof orders.revokeOrderLinks>({
    name: 'order.revoke_links',
    keys: 'l',
    icon: 'link',
    kind: 'danger',
    contract: orders.revokeOrderLinks,
    fields: () => [reasonField(t)],
    input: (order, values) => ({ params: at(order), body: { reason: values.reason ?? '' } }),
  }),
];

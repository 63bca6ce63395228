import { randomBytes } from 'node:crypto';
import type { Account } from '../../accounts.ts';
import type { Behaviour } from '../../core/scenarios.ts';
import type { World } from '../../core/world.ts';
import { CARDS, isSuccess, isWaiting } from './results.ts';
import { centsOf, decimalsOf, type Parameters } from './validate-checkout.ts';

export interface Transaction {
  readonly id: string;
  readonly checkout: Checkout;
  readonly paymentType: 'DB' | 'RF' | 'RV';
  readonly referencedId: string | null;
  readonly merchantTransactionId: string;
  readonly amount: string;
  readonly currency: string;
  readonly card: Card | null;
  readonly at: Date;
  code: string;
  /** Unknown or pending now, charged from then on. */
  succeedsAt: number | null;
}

export interface Card {
  readonly number: string;
  readonly brand: string;
  readonly holder: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

export interface Checkout {
  readonly id: string;
  readonly account: Account;
  readonly parameters: Parameters;
  readonly createdAt: number;
  readonly transactions: Transaction[];
  /** Where the widget will send the shopper; known once a card was submitted. */
  shopperResultUrl: string | null;
  wasRequested: boolean;
  wasCalledBack: boolean;
}

export const CHECKOUT_LIFE_MS = 30 * 60_000;
const LATER_MS = 60_000;

/** Checkouts and what was tried on them: several transactions may hang off one. `onChange` hears of every final one. */
export function createCheckouts(world: World, onChange: (transaction: Transaction) => void) {
  const checkouts = new Map<string, Checkout>();
  const transactions: Transaction[] = [];
  const now = () => world.clock.now().getTime();

  const isOver = (checkout: Checkout) => now() - checkout.createdAt >= CHECKOUT_LIFE_MS;

  const finish = (transaction: Transaction, code: string) => {
    endTransaction(world, transaction, code);
    onChange(transaction);
  };

  function add(transaction: Omit<Transaction, 'id' | 'at'>): Transaction {
    const made = { ...transaction, id: randomBytes(16).toString('hex'), at: world.clock.now() };
    transactions.push(made);
    made.checkout.transactions.push(made);
    if (!isWaiting(made.code)) finish(made, made.code);
    return made;
  }

  return {
    open(account: Account, parameters: Parameters): Checkout {
      const checkout = openCheckout(account, parameters, now());
      checkouts.set(checkout.id, checkout);
      return checkout;
    },
    find: (id: string) => checkouts.get(id) ?? null,
    isOver,
    told: findTold,
    transaction: (id: string) => transactions.find((one) => one.id === id) ?? null,
    byReference: (reference: string) => transactions.filter((one) => one.merchantTransactionId === reference),
    all: () => [...checkouts.values()],
    pay(checkout: Checkout, card: Card, behaviour: Behaviour | null): Transaction {
      checkout.wasRequested = false;
      return add(openCharge(checkout, card, { behaviour, now: now() }));
    },
    finish,
    refund: (paid: Transaction, paymentType: 'RF' | 'RV', amount: string, merchantTransactionId: string) =>
      add({ ...openRefund(paid), paymentType, amount, merchantTransactionId }),
    /** Brings everything up to the time on the clock. */
    advance() {
      for (const one of transactions) {
        if (!isWaiting(one.code)) continue;
        if (one.succeedsAt !== null && one.succeedsAt <= now()) finish(one, successOf(one.checkout));
        else if (isOver(one.checkout) && one.code !== '900.100.300') finish(one, '100.396.103');
      }
    },
    reset() {
      checkouts.clear();
      transactions.length = 0;
    },
  };
}
export type Checkouts = ReturnType<typeof createCheckouts>;

const openCheckout = (account: Account, parameters: Parameters, createdAt: number): Checkout => ({
  id: `${randomBytes(16).toString('hex').toUpperCase()}.uat01-vm-tx01`,
  account,
  parameters,
  createdAt,
  transactions: [],
  shopperResultUrl: null,
  wasRequested: false,
  wasCalledBack: false,
});

/** The good transaction if there is one, else the last. */
const findTold = ({ transactions }: Checkout): Transaction | null =>
  transactions.find(({ code, paymentType }) => paymentType === 'DB' && isSuccess(code)) ??
  transactions.findLast(({ paymentType }) => paymentType === 'DB') ??
  null;

const openRefund = (paid: Transaction) => ({
  checkout: paid.checkout,
  card: null,
  referencedId: paid.id,
  currency: paid.currency,
  succeedsAt: null,
  code: successOf(paid.checkout),
});

const successOf = ({ parameters }: Checkout) => (parameters.testMode ? '000.100.110' : '000.000.000');

function endTransaction(world: World, transaction: Transaction, code: string) {
  transaction.code = code;
  transaction.succeedsAt = null;
  if (isSuccess(code))
    world.journal.book({
      provider: 'datafast',
      site: transaction.checkout.account.site,
      kind: { DB: 'charge', RF: 'refund', RV: 'void' }[transaction.paymentType] as 'charge',
      txnId: transaction.id,
      reference: transaction.merchantTransactionId,
      amountMinor: centsOf(transaction.amount) ?? 0,
      currency: transaction.currency,
    });
}

function openCharge(
  checkout: Checkout,
  card: Card,
  { behaviour, now }: { behaviour: Behaviour | null; now: number },
): Omit<Transaction, 'id' | 'at'> {
  const played = CARDS[card.number];
  const { amount = '', currency = '', merchantTransactionId = '' } = checkout.parameters;
  const code = { decline: '800.100.152', pending: '000.200.000' }[behaviour as string] ?? played?.code;
  const whole = checkout.parameters.testMode ? '000.100.110' : '000.000.000';
  return {
    checkout,
    card,
    merchantTransactionId,
    paymentType: 'DB',
    referencedId: null,
    amount: behaviour === 'wrong_amount' ? decimalsOf((centsOf(amount) ?? 0) - 100) : amount,
    currency: behaviour === 'wrong_currency' ? 'EUR' : currency,
    code: code ?? whole,
    succeedsAt: played?.later && !behaviour ? now + LATER_MS : null,
  };
}

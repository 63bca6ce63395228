import { createHash } from 'node:crypto';
import { freshNumber } from '../../core/fresh-number.ts';
import type { Behaviour } from '../../core/scenarios.ts';
import { accountsOf, type World } from '../../core/world.ts';
import { type CardFate, RIGHT_OTP } from './test-cards.ts';

export interface Reference {
  readonly id: string;
  readonly site: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly devReference: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly createdAt: number;
}

export interface Transaction {
  readonly id: string;
  readonly reference: Reference;
  readonly amountMinor: number;
  readonly currency: string;
  readonly card: {
    readonly bin: string;
    readonly last4: string;
    readonly holder: string;
    readonly type: string;
  };
  status: 'success' | 'failure' | 'pending';
  detail: number;
  carrier: string;
  paidAt: Date | null;
  refundedMinor: number;
  /** On its way back, not there yet. */
  refundingMinor: number;
  dueAt: number | null;
}

const REFERENCE_MS = 30 * 60_000;
const SHOPPER_MS = 5 * 60_000;
const SLOW_MS = 2 * 60_000;
const STATUS_FIGURES = { pending: '0', success: '1', failure: '4' } as const;
const PAID = 3;

/** References, what was paid with them, and the notices about it. */
export function createTransactions(world: World) {
  const references = new Map<string, Reference>();
  const transactions = new Map<string, Transaction>();

  const book = (one: Transaction, kind: 'charge' | 'refund', txnId: string, amountMinor: number) =>
    world.journal.book({
      provider: 'paymentez',
      site: one.reference.site,
      kind,
      txnId,
      amountMinor,
      reference: one.reference.devReference,
      currency: one.currency,
    });

  function move(one: Transaction, status: Transaction['status'], detail: number, carrier = one.carrier) {
    one.status = status;
    one.detail = detail;
    one.carrier = carrier;
    one.dueAt = null;
    if (detail === PAID && !one.paidAt) {
      one.paidAt = world.clock.now();
      book(one, 'charge', one.id, one.amountMinor);
    }
    if (status !== 'pending') notify(one);
  }

  function notify(one: Transaction) {
    const { site, devReference, user, description } = one.reference;
    const [status, detail] = [one.detail === 7 ? '2' : STATUS_FIGURES[one.status], String(one.detail)];
    world.outbox.post({
      provider: 'paymentez',
      site,
      event: `transaction ${status}/${detail}`,
      build() {
        const keys = accountsOf(world, 'paymentez').find((account) => account.site === site)?.keys;
        const code = keys?.serverCode ?? '';
        const stoken = createHash('md5')
          .update(`${one.id}_${code}_${user.id}_${keys?.serverKey ?? ''}`)
          .digest('hex');
        return {
          headers: {},
          body: JSON.stringify({
            transaction: {
              id: one.id,
              status,
              status_detail: detail,
              amount: (one.amountMinor / 100).toFixed(2),

              dev_reference: devReference,
              authorization_code: authorizationOf(one),
              application_code: code,
              carrier_code: one.carrier,
              message: '',
              order_description: description,
              stoken,
              paid_date: one.paidAt?.toISOString() ?? null,
              date: world.clock.now().toISOString(),
            },
            user: { ...user },
            card: {
              bin: one.card.bin,
              holder_name: one.card.holder,
              type: one.card.type,
              number: one.card.last4,
              origin: 'Paymentez',
            },
          }),
        };
      },
    });
  }

  return {
    addReference(input: Omit<Reference, 'id' | 'createdAt'>): Reference {
      const id = `sandboxreference${freshNumber()}`;
      const reference = { ...input, id, createdAt: world.clock.now().getTime() };
      references.set(id, reference);
      return reference;
    },
    /** Undefined also when it ran out. */
    findReference(id: string): Reference | undefined {
      const found = references.get(id);
      return found && world.clock.now().getTime() - found.createdAt < REFERENCE_MS ? found : undefined;
    },
    isPaid: (reference: Reference) =>
      [...transactions.values()].some((one) => one.reference === reference && one.paidAt !== null),
    pay(
      reference: Reference,
      card: Transaction['card'],
      fate: CardFate,
      behaviour: Behaviour | null,
    ): Transaction {
      const now = world.clock.now().getTime();
      const transaction: Transaction = {
        id: `DF-${freshNumber()}`,
        reference,
        card,
        status: 'pending',
        detail: 0,
        amountMinor: reference.amountMinor - (behaviour === 'wrong_amount' ? 100 : 0),
        currency: behaviour === 'wrong_currency' ? 'EUR' : reference.currency,
        carrier: fate.carrier,
        paidAt: null,
        refundedMinor: 0,
        refundingMinor: 0,
        dueAt: null,
      };
      transactions.set(transaction.id, transaction);
      if (behaviour === 'decline') move(transaction, 'failure', 9, '05');
      else if (behaviour === 'pending') transaction.dueAt = now + SLOW_MS;
      else if (fate.step === 'done')
        move(transaction, fate.detail === PAID ? 'success' : 'failure', fate.detail);
      else {
        transaction.detail = fate.detail;
        transaction.dueAt = now + SHOPPER_MS;
      }
      return transaction;
    },
    /** The shopper's code or the result of the bank's check. */
    verify(one: Transaction, type: string, value: string) {
      if (one.detail === 31 && type === 'BY_OTP')
        if (value === RIGHT_OTP) move(one, 'success', PAID);
        else move(one, 'failure', 33);
      else if (one.detail === 36 && type === 'BY_CRES')
        if (value === 'complete') move(one, 'success', PAID);
        else move(one, 'failure', 37);
      else return false;
      return true;
    },
    refund(one: Transaction, amountMinor: number, isPending: boolean): boolean {
      const left = one.amountMinor - one.refundedMinor - one.refundingMinor;
      if (one.paidAt === null || one.detail === 8 || amountMinor <= 0 || amountMinor > left) return false;
      if (isPending) {
        one.refundingMinor = amountMinor;
        one.detail = 27;
        one.dueAt = world.clock.now().getTime() + SLOW_MS;
      } else returned(one, amountMinor);
      return true;
    },
    force(one: Transaction, detail: number) {
      move(one, detail === PAID ? 'success' : 'failure', detail);
    },
    find: (site: string, id: string) => {
      const found = transactions.get(id);
      return found?.reference.site === site ? found : undefined;
    },
    findAny: (id: string) => transactions.get(id),
    byDevReference: (site: string, devReference: string) =>
      [...transactions.values()].filter(
        ({ reference }) => reference.site === site && reference.devReference === devReference,
      ),
    count: () => transactions.size,
    tick() {
      const now = world.clock.now().getTime();
      for (const one of transactions.values()) {
        if (one.dueAt === null || one.dueAt > now) continue;
        one.dueAt = null;
        const declined = world.scenarios.take('paymentez', 'transactions.resolve', ['decline']) === 'decline';
        if (one.refundingMinor > 0) {
          const amount = one.refundingMinor;
          one.refundingMinor = 0;
          if (declined) one.detail = one.refundedMinor > 0 ? 34 : PAID;
          else returned(one, amount);
        } else if (one.detail === 31 || one.detail === 36) move(one, 'failure', 14);
        else if (declined) move(one, 'failure', 9, '05');
        else move(one, 'success', PAID);
      }
    },
    reset() {
      references.clear();
      transactions.clear();
    },
  };

  function returned(one: Transaction, amountMinor: number) {
    one.refundedMinor += amountMinor;
    book(one, 'refund', `${one.id}:refund:${one.refundedMinor}`, amountMinor);
    move(one, 'success', one.refundedMinor === one.amountMinor ? 7 : 34);
  }
}

export type Transactions = ReturnType<typeof createTransactions>;

export const authorizationOf = (one: Transaction) => (one.paidAt ? `TEST${one.id.slice(3)}` : null);

import type { Behaviour } from '../../core/scenarios.ts';
import { freshNumber, type World } from '../../core/world.ts';
import {
  answerPayment,
  forceDetail,
  refundTransaction,
  resolveIfDue,
  verifyTransaction,
} from './move-transaction.ts';
import type { CardFate } from './test-cards.ts';
import type { Reference, Transaction } from './transaction.ts';

const REFERENCE_MS = 30 * 60_000;

/** References, what was paid with them, and the notices about it. */
export function createTransactions(world: World) {
  const references = new Map<string, Reference>();
  const transactions = new Map<string, Transaction>();

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
      const transaction = openTransaction(reference, card, fate, behaviour);
      transactions.set(transaction.id, transaction);
      answerPayment(world, transaction, fate, behaviour);
      return transaction;
    },
    verify: (one: Transaction, type: string, value: string) => verifyTransaction(world, one, type, value),
    refund: (one: Transaction, amountMinor: number, isPending: boolean) =>
      refundTransaction(world, one, amountMinor, isPending),
    force: (one: Transaction, detail: number) => forceDetail(world, one, detail),
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
      for (const one of transactions.values()) resolveIfDue(world, one);
    },
    reset() {
      references.clear();
      transactions.clear();
    },
  };
}

export type Transactions = ReturnType<typeof createTransactions>;

function openTransaction(
  reference: Reference,
  card: Transaction['card'],
  fate: CardFate,
  behaviour: Behaviour | null,
): Transaction {
  return {
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
}

import type { Account } from '../../accounts.ts';
import type { Behaviour } from '../../core/scenarios.ts';
import { freshNumber, type World } from '../../core/world.ts';

export interface SaleRequest {
  readonly phoneNumber: string;
  readonly countryCode: string;
  readonly amount: number;
  readonly tax: number;
  readonly currency: string;
  readonly clientTransactionId: string;
  readonly storeId: string;
  readonly reference: string;
}

export interface Sale extends SaleRequest {
  readonly transactionId: number;
  readonly account: Account;
  readonly createdAt: Date;
  /** 1 waiting in the app, 2 cancelled or declined, 3 approved. */
  statusCode: 1 | 2 | 3;
  transactionStatus: 'Pending' | 'Canceled' | 'Approved' | 'Reversed';
  message: string;
  endedAt: Date | null;
  /** It is not answered automatically. */
  readonly waits: boolean;
}

export const ANSWERS = {
  approve: { statusCode: 3, transactionStatus: 'Approved', message: 'Transacción aprobada' },
  reject: { statusCode: 2, transactionStatus: 'Canceled', message: 'Transacción rechazada por el usuario' },
  decline: {
    statusCode: 2,
    transactionStatus: 'Canceled',
    message: 'Transacción no aprobada por el banco: fondos insuficientes',
  },
  silence: { statusCode: 2, transactionStatus: 'Canceled', message: 'Tiempo de espera agotado' },
  cancel: { statusCode: 2, transactionStatus: 'Canceled', message: 'Transacción cancelada por el comercio' },
} as const;
export type Answer = keyof typeof ANSWERS;

// By the last four figures of the phone number; every other number waits for a person at /phone.
const BY_ITSELF: Readonly<Record<string, Answer>> = {
  '0001': 'approve',
  '0002': 'reject',
  '0004': 'decline',
};
const THINKS_MS = 5000;
export const ANSWER_WITHIN_MS = 5 * 60_000;
const GUAYAQUIL_MS = -5 * 3_600_000;
const LAST_HOUR = 20;

export const endingOf = (phone: string) => phone.slice(-4);

/** Requests sent to phones. `onApproved` hears of each that was approved. */
export function createSales(world: World, onApproved: (sale: Sale) => void) {
  const sales: Sale[] = [];
  const now = () => world.clock.now();
  const age = (sale: Sale) => now().getTime() - sale.createdAt.getTime();

  function book(sale: Sale, kind: 'charge' | 'void', txnId: string) {
    world.journal.book({
      provider: 'payphone',
      site: sale.account.site,
      kind,
      txnId,
      reference: sale.clientTransactionId,
      amountMinor: sale.amount,
      currency: sale.currency,
    });
  }

  function answer(sale: Sale, how: Answer) {
    if (sale.statusCode !== 1) return;
    Object.assign(sale, ANSWERS[how], { endedAt: now() });
    if (how !== 'approve') return;
    book(sale, 'charge', String(sale.transactionId));
    onApproved(sale);
  }

  return {
    ask(account: Account, request: SaleRequest, behaviour: Behaviour | null): Sale {
      const sale = openSale(account, request, behaviour, now());
      sales.push(sale);
      if (behaviour === 'decline') answer(sale, 'decline');
      return sale;
    },
    find: (by: (sale: Sale) => boolean) => sales.find(by) ?? null,
    all: () => sales,
    answer,
    /** The shop takes it back. Number …0006 is answered in that very moment. */
    cancel(sale: Sale): boolean {
      if (endingOf(sale.phoneNumber) === '0006') answer(sale, 'approve');
      if (sale.statusCode !== 1 || age(sale) >= ANSWER_WITHIN_MS) return false;
      answer(sale, 'cancel');
      return true;
    },
    reverse(sale: Sale): boolean {
      if (!mayReverse(sale, now())) return false;
      Object.assign(sale, { statusCode: 2, transactionStatus: 'Reversed', message: 'Transacción reversada' });
      book(sale, 'void', `${sale.transactionId}-reverse`);
      return true;
    },
    /** Brings everything up to the time on the clock. */
    advance() {
      for (const sale of sales) {
        if (sale.statusCode !== 1) continue;
        const answered = sale.waits ? undefined : BY_ITSELF[endingOf(sale.phoneNumber)];
        if (answered && age(sale) >= THINKS_MS) answer(sale, answered);
        else if (age(sale) >= ANSWER_WITHIN_MS) answer(sale, 'silence');
      }
    },
    reset: () => void sales.splice(0),
  };
}
const openSale = (
  account: Account,
  request: SaleRequest,
  behaviour: Behaviour | null,
  createdAt: Date,
): Sale => ({
  ...request,
  account,
  transactionId: freshNumber(),
  createdAt,
  endedAt: null,
  statusCode: 1,
  transactionStatus: 'Pending',
  message: '',
  waits: behaviour === 'pending',
  amount: behaviour === 'wrong_amount' ? request.amount - 100 : request.amount,
});

/** All of it, on the same day, until 20:00 in Guayaquil. */
function mayReverse({ transactionStatus, endedAt, createdAt }: Sale, now: Date): boolean {
  const local = (at: Date) => new Date(at.getTime() + GUAYAQUIL_MS);
  const requested = local(now);
  const paid = local(endedAt ?? createdAt);
  const sameDay = requested.toISOString().slice(0, 10) === paid.toISOString().slice(0, 10);
  return transactionStatus === 'Approved' && sameDay && requested.getUTCHours() < LAST_HOUR;
}

export type Sales = ReturnType<typeof createSales>;

import type { Behaviour } from '../../core/scenarios.ts';
import { accountsOf, freshNumber, type World } from '../../core/world.ts';
import { createNotifications } from './notifications.ts';
import { type Charge, type Payment, type Refund, refundedMinor } from './payment.ts';

const REVIEW_MS = 2 * 60_000;
const REFUND_MS = 2 * 60_000;

/** Payments and the money they moved. */
export function createPayments(world: World) {
  const payments = new Map<number, Payment>();
  const { book, move, change, finishRefund, notifications } = createMoves(world);

  return {
    create(charge: Charge, behaviour: Behaviour | null): Payment {
      const [status, detail] = fate(charge, behaviour);
      const payment = openPayment(charge, { behaviour, detail, now: world.clock.now() });
      charge.token.status = 'used';
      payments.set(payment.id, payment);
      move(payment, status, detail);
      notifications.send(payment, 'payment.created');
      return payment;
    },
    find: (site: string, id: unknown) => {
      const payment = payments.get(Number(id));
      return payment?.site === site ? payment : undefined;
    },
    /** For the bank's page, which knows no account. */
    findAny: (id: unknown) => payments.get(Number(id)),
    list: (site: string) => [...payments.values()].filter((payment) => payment.site === site),
    change,
    cancel(payment: Payment): boolean {
      if (payment.status !== 'pending' && payment.status !== 'in_process') return false;
      change(payment, 'cancelled', 'by_collector');
      return true;
    },
    refund(payment: Payment, amountMinor: number, isPending: boolean): Refund | null {
      const isOpen = payment.status === 'approved' && amountMinor > 0;
      if (!isOpen || refundedMinor(payment) + amountMinor > payment.amountMinor) return null;
      const at = world.clock.now();
      const refund: Refund = { id: freshNumber(), amountMinor, status: 'in_process', at };
      payment.refunds.push(refund);
      if (isPending) payment.dueAt = at.getTime() + REFUND_MS;
      else finishRefund(payment, refund, 'approved');
      return refund;
    },
    dispute(payment: Payment, detail: 'in_process' | 'settled' | 'reimbursed') {
      if (detail === 'settled') book(payment, 'chargeback', `${payment.id}:dispute`, payment.amountMinor);
      change(payment, 'charged_back', detail);
    },
    /** What the clock has brought to its end. */
    tick() {
      const now = world.clock.now().getTime();
      for (const payment of payments.values()) {
        if (payment.dueAt === null || payment.dueAt > now) continue;
        payment.dueAt = null;
        const declined = world.scenarios.take('mercadopago', 'payments.resolve', ['decline']) === 'decline';
        const open = payment.refunds.find((refund) => refund.status === 'in_process');
        if (open) finishRefund(payment, open, declined ? 'rejected' : 'approved');
        else if (declined) change(payment, 'rejected', 'cc_rejected_other_reason');
        else change(payment, 'approved', 'accredited');
      }
    },
    currencyOf: (site: string) =>
      accountsOf(world, 'mercadopago').find((one) => one.site === site)?.settings.currency ?? 'ARS',
    reset: () => payments.clear(),
  };
}

/** Status changes with what follows from them: bookings in the journal and notifications. */
function createMoves(world: World) {
  const notifications = createNotifications(world);

  const book = (
    payment: Payment,
    kind: 'charge' | 'refund' | 'chargeback',
    txnId: string,
    amountMinor: number,
  ) =>
    world.journal.book({
      provider: 'mercadopago',
      site: payment.site,
      kind,
      txnId,
      amountMinor,
      reference: payment.reference,
      currency: payment.currency,
    });

  function move(payment: Payment, status: string, detail: string) {
    payment.status = status;
    payment.detail = detail;
    payment.updatedAt = world.clock.now();
    payment.dueAt = null;
    if (status === 'approved' && !payment.approvedAt) {
      payment.approvedAt = world.clock.now();
      book(payment, 'charge', String(payment.id), payment.amountMinor);
    }
    if (status === 'in_process') payment.dueAt = world.clock.now().getTime() + REVIEW_MS;
  }

  function change(payment: Payment, status: string, detail: string) {
    move(payment, status, detail);
    notifications.send(payment, 'payment.updated');
  }

  function finishRefund(payment: Payment, refund: Refund, status: 'approved' | 'rejected') {
    refund.status = status;
    if (status === 'approved') book(payment, 'refund', String(refund.id), refund.amountMinor);
    if (refundedMinor(payment) >= payment.amountMinor) change(payment, 'refunded', 'refunded');
    else change(payment, 'approved', refundedMinor(payment) > 0 ? 'partially_refunded' : 'accredited');
  }

  return { book, move, change, finishRefund, notifications };
}

function openPayment(
  charge: Charge,
  { behaviour, detail, now }: { behaviour: Behaviour | null; detail: string; now: Date },
): Payment {
  const { token, isBinary, mayChallenge, ...rest } = charge;
  return {
    ...rest,
    id: freshNumber(),
    status: 'pending',
    detail: '',
    token,
    refunds: [],
    createdAt: now,
    updatedAt: now,
    approvedAt: null,
    dueAt: null,
    ...(behaviour === 'wrong_amount' && { amountMinor: charge.amountMinor - 100 }),
    ...(behaviour === 'wrong_currency' && { currency: charge.currency === 'USD' ? 'ARS' : 'USD' }),
    creq:
      detail === 'pending_challenge'
        ? Buffer.from(JSON.stringify({ messageType: 'CReq', acsTransID: `acs-${freshNumber()}` })).toString(
            'base64url',
          )
        : null,
  };
}

export type Payments = ReturnType<typeof createPayments>;

function fate(charge: Charge, behaviour: Behaviour | null): readonly [status: string, detail: string] {
  if (behaviour === 'decline') return ['rejected', 'cc_rejected_other_reason'];
  const [status, detail] = behaviour === 'pending' ? outcomeOf('CONT') : outcomeOf(charge.token.holder);
  if (status === 'approved' && charge.token.challenge !== 'none' && charge.mayChallenge)
    return ['pending', 'pending_challenge'];
  // With `binary_mode` a pending payment is rejected.
  return status === 'in_process' && charge.isBinary
    ? ['rejected', 'cc_rejected_other_reason']
    : [status, detail];
}

/** The name on the card says how a charge ends, as in the provider's own test mode. Any other name is approved. */
const OUTCOMES: Record<string, readonly [status: string, detail: string]> = {
  APRO: ['approved', 'accredited'],
  CONT: ['in_process', 'pending_contingency'],
  OTHE: ['rejected', 'cc_rejected_other_reason'],
  CALL: ['rejected', 'cc_rejected_call_for_authorize'],
  FUND: ['rejected', 'cc_rejected_insufficient_amount'],
  SECU: ['rejected', 'cc_rejected_bad_filled_security_code'],
  EXPI: ['rejected', 'cc_rejected_bad_filled_date'],
  FORM: ['rejected', 'cc_rejected_bad_filled_other'],
  CARD: ['rejected', 'cc_rejected_bad_filled_card_number'],
  INST: ['rejected', 'cc_rejected_invalid_installments'],
  DUPL: ['rejected', 'cc_rejected_duplicated_payment'],
  LOCK: ['rejected', 'cc_rejected_card_disabled'],
  CTNA: ['rejected', 'cc_rejected_card_type_not_allowed'],
  ATTE: ['rejected', 'cc_rejected_max_attempts'],
  BLAC: ['rejected', 'cc_rejected_blacklist'],
  UNSU: ['rejected', 'cc_rejected_card_error'],
  TEST: ['rejected', 'cc_rejected_high_risk'],
};

export const outcomeOf = (holder: string): readonly [status: string, detail: string] =>
  OUTCOMES[holder.trim().toUpperCase()] ?? ['approved', 'accredited'];

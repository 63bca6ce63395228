import { exponentOf } from '@paddock/money';

/** What one person may refund of an order, or confirm by hand; sums in the order's currency. */
export interface Allowance {
  /** All that is left to give back, or still due. */
  readonly leftMinor: number;
  /** Above this sum a second person must approve; 0: always. */
  readonly aloneMinor: number;
}

/** Reads the allowance of the caller, when an action needs it. */
export type ReadAllowance = () => Promise<Allowance>;

/** Whether an act with this sum waits for a second person; null: all that is left. */
export const waitsForApproval = (
  { leftMinor, aloneMinor }: Allowance,
  amountMinor: number | null = null,
): boolean => {
  const minor = Math.min(amountMinor ?? leftMinor, leftMinor);
  return minor > aloneMinor;
};

/** The permissions whose acts may need a second person, decided by staff with the same permission. */
export const APPROVABLE = [
  'order.refund',
  'payment.confirm',
  'approval_rule.edit',
  'letter.send',
  'grant.give',
] as const;
export type Approvable = (typeof APPROVABLE)[number];

/** A rule that counts people instead of money has the code of ISO 4217 for "no currency". */
export const COUNT_CURRENCY = 'XXX';

// Without a rule of the currency. Where a thousand units buy little, the limit is a comparable sum.
const DEFAULT_MAJOR: Readonly<Record<string, number>> = {
  JPY: 150_000,
  KRW: 1_500_000,
  CLP: 1_000_000,
  COP: 4_000_000,
  VND: 25_000_000,
  IDR: 16_000_000,
  THB: 35_000,
  INR: 90_000,
  TWD: 32_000,
  MXN: 20_000,
  CNY: 7500,
  HKD: 8000,
  CZK: 25_000,
  HUF: 400_000,
  PLN: 4500,
  TRY: 40_000,
  ARS: 1_400_000,
  CRC: 550_000,
  DKK: 7500,
  DOP: 70_000,
  DZD: 150_000,
  EGP: 55_000,
  IRR: 50_000_000,
  ISK: 140_000,
  KES: 140_000,
  KHR: 4_500_000,
  KZT: 550_000,
  LBP: 100_000_000,
  MUR: 50_000,
  NGN: 1_700_000,
  NOK: 11_000,
  PHP: 65_000,
  PYG: 8_000_000,
  RSD: 117_000,
  SEK: 11_000,
  UYU: 45_000,
  XOF: 650_000,
  XPF: 120_000,
  ZAR: 20_000,
};
const DEFAULT_UNITS = 1000;

/**
 * The limit that holds without a rule, about a thousand euros, for refunds and for payments by hand alike: the buyer who
 * cancels gets back what was confirmed. There is no currency without a limit.
 */
export const defaultLimit = (currency: string): number =>
  (DEFAULT_MAJOR[currency] ?? DEFAULT_UNITS) * 10 ** exponentOf(currency);

/** `limitMinor` null: always. What staff have refunded of the order, or confirmed, before counts with it. */
export const isAboveLimit = (
  limitMinor: number | null,
  { amountMinor, beforeMinor }: { readonly amountMinor: number; readonly beforeMinor: number },
): boolean => limitMinor === null || amountMinor + beforeMinor > limitMinor;

/** A change that lets one person do more alone: it needs a second person itself. */
export const isLooser = (fromMinor: number | null, toMinor: number | null): boolean =>
  toMinor !== null && (fromMinor === null || toMinor > fromMinor);

export interface ApprovalState {
  readonly status: string;
  readonly proposedBy: number;
  /** Unconfirmed grants join the reader and the proposer. */
  readonly isJoined: boolean;
  readonly isExpired: boolean;
  /** The subject has changed since. */
  readonly isOutdated: boolean;
}

export interface ApprovalAction {
  readonly name: 'approval.approve' | 'approval.refuse' | 'approval.withdraw';
  readonly allowed: boolean;
  readonly reason: string | null;
  readonly is_money: boolean;
  readonly needs_approval: boolean;
}

/** What the reader can do about an approval, and why not. */
export function approvalActions(
  state: ApprovalState,
  reader: { readonly staffId: number; readonly mayDecide: boolean },
): ApprovalAction[] {
  const isOwn = state.proposedBy === reader.staffId;
  const over = state.status !== 'proposed' ? 'decided' : state.isExpired ? 'expired' : null;
  const other = state.isJoined ? 'joined_proposal' : reader.mayDecide ? null : 'not_permitted';
  const decide = over ?? (isOwn ? 'own_proposal' : other);
  const approve = decide ?? (state.isOutdated ? 'outdated' : null);
  const withdraw = over ?? (isOwn ? null : 'not_own');
  const action = (name: ApprovalAction['name'], reason: string | null, isMoney = false): ApprovalAction => ({
    name,
    allowed: reason === null,
    reason,
    is_money: isMoney,
    needs_approval: false,
  });
  return [
    action('approval.approve', approve, true),
    action('approval.refuse', decide),
    action('approval.withdraw', withdraw),
  ];
}

const wordOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** What differs between the state that was proposed about and the one now; no state: the subject is gone. */
export function changesOf(proposed: object, now: object | null) {
  const [before, after] = [new Map(Object.entries(proposed)), new Map(Object.entries(now ?? {}))];
  const text = (value: unknown) => JSON.stringify(value, (_, part) => sorted(part)) ?? '';
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((field) => text(before.get(field)) !== text(after.get(field)))
    .map((field) => ({ field, before: wordOf(before.get(field)), after: wordOf(after.get(field)) }));
}

const sorted = (part: unknown) =>
  part && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    : part;

export interface RefundCheck {
  readonly code:
    | 'refunded_before'
    | 'nothing_refunded_before'
    | 'own_proposal'
    | 'not_own'
    | 'share_of_price';
  readonly is_usual: boolean;
  readonly percent: number | null;
}

// A refund of a part is mostly a gesture for a fault; more than this of the price is looked at twice.
const USUAL_PERCENT = 15;

/** What is usual about a refund and what is not, for the person who decides. */
export function checkRefund(
  facts: { readonly price_minor: number; readonly refunded_before_minor: number },
  { amountMinor, isOwn }: { readonly amountMinor: number; readonly isOwn: boolean },
): RefundCheck[] {
  const percent = facts.price_minor > 0 ? Math.round((amountMinor * 100) / facts.price_minor) : 0;
  const isBefore = facts.refunded_before_minor > 0;
  return [
    { code: isBefore ? 'refunded_before' : 'nothing_refunded_before', is_usual: !isBefore, percent: null },
    { code: isOwn ? 'own_proposal' : 'not_own', is_usual: !isOwn, percent: null },
    { code: 'share_of_price', is_usual: percent <= USUAL_PERCENT, percent },
  ];
}

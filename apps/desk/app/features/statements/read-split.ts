import type { BankLine } from '@paddock/server/features/statements/statements.contract.ts';
import { readTypedAmount } from '../../kit/actions/typed-amount.ts';

/** The share of one order in a transfer, as it was typed. */
export interface Part {
  readonly order: string;
  readonly amount: string;
}

const ORDER_CODE = /^[0-9A-Z]{8,32}$/;

/** A split is complete when every part names an order and a sum above zero, and nothing of the transfer is left. */
export function readSplit(parts: readonly Part[], { amount_minor, currency }: BankLine) {
  const readings = parts.map(({ amount }) => readTypedAmount(amount, currency));
  const shares = parts.map(({ order }, place) => {
    const reading = readings[place];
    return { order, amount_minor: reading?.ok ? reading.amountMinor : 0 };
  });
  const left = amount_minor - shares.reduce((sum, share) => sum + share.amount_minor, 0);
  const isComplete =
    left === 0 && shares.every((share) => ORDER_CODE.test(share.order) && share.amount_minor > 0);
  return { readings, left, isComplete, body: { parts: shares } };
}

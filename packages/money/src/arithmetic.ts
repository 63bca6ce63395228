import { type Money, money } from './amount.ts';

export function addMoney(first: Money, ...others: readonly Money[]): Money {
  let sum = first.amountMinor;
  for (const other of others) {
    if (other.currency !== first.currency)
      throw new TypeError(`Cannot add ${other.currency} to ${first.currency}`);
    sum += other.amountMinor;
  }
  return money(sum, first.currency);
}

/**
 * The amount times a fraction (VAT contained in a price: 22/122), rounded half up, away from zero: a refund of a
 * line is then exactly the line, with the sign turned. Round each line once and sum the rounded lines.
 */
export function multiplyMoney(amount: Money, numerator: number, denominator = 1): Money {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0)
    throw new RangeError(`Not a fraction of whole numbers: ${numerator}/${denominator}`);
  const product = BigInt(amount.amountMinor) * BigInt(numerator);
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + BigInt(denominator)) / (2n * BigInt(denominator));
  return money(Number(product < 0n ? -rounded : rounded), amount.currency);
}

/**
 * Splits an amount by weights so that the parts sum to it exactly. Each part is rounded down; the units left over go
 * one by one to the parts that lost most, the earlier part first where they lost the same.
 */
export function allocateMoney(amount: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0) || total <= 0)
    throw new RangeError('Weights are whole numbers, not negative, and not all zero');
  const sign = amount.amountMinor < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount.amountMinor));
  const parts = weights.map((weight, index) => {
    const exact = whole * BigInt(weight);
    return { index, size: Number(exact / BigInt(total)), lost: Number(exact % BigInt(total)) };
  });
  let left = Math.abs(amount.amountMinor) - parts.reduce((sum, part) => sum + part.size, 0);
  for (const part of parts.toSorted((a, b) => b.lost - a.lost || a.index - b.index)) {
    if (left === 0) break;
    part.size += 1;
    left -= 1;
  }
  return parts.map((part) => money(sign * part.size, amount.currency));
}

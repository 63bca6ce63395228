import { formatMoney, parseMoney } from '@paddock/money';
import type { PayerCost } from './mercado-pago.ts';

/** What the button says is paid: `3 × $ 3.774.459,00` where the bank adds interest, else the order's own total. */
export function instalmentAmount(
  cost: PayerCost | undefined,
  currency: string | undefined,
  languageTag: string,
  total: string,
): string {
  if (!cost || cost.installments === 1 || cost.installment_amount === undefined || !currency) return total;
  const each = parseMoney(cost.installment_amount.toFixed(2), currency);
  return `${cost.installments} × ${formatMoney(each, languageTag, { decimals: 'always' })}`;
}

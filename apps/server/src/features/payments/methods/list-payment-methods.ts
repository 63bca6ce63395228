import { languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import { translate } from '../../../platform/text/messages.ts';
import type { PresentedCart } from '../../carts/check-cart-id.ts';
import { cleanHtml } from '../../pages/clean-blocks.ts';
import type { PaymentMethod } from '../payments.contract.ts';
import type { Payments } from '../payments.ts';
import { cardBrandsOf } from '../providers/card-brands.ts';
import { boundsOf, originsOf, whyMethodRefused } from './payment-methods.rules.ts';
import { listMethods, type MethodRow } from './payment-methods.sql.ts';

interface ListPaymentMethodsInput {
  readonly siteId: number;
  readonly locale: string;
  /** The cart whose sum the methods have to take; without one, or with a wrong key, no sum is compared. */
  readonly cart: PresentedCart | null;
}

/** The ways to pay here. One that cannot take this bag is shown with the reason, not hidden. */
export async function listPaymentMethods(
  payments: Payments,
  input: ListPaymentMethodsInput,
): Promise<PaymentMethod[]> {
  const rows = await listMethods(payments.db, input);
  return rows.map((row) => {
    const { id, name, type, component } = row;
    const account = row.account_ref === null ? null : payments.accounts[row.account_ref];
    const reason = whyNot(payments, row, input.locale);
    return {
      id,
      name,
      type,
      component,
      reason,
      available: reason === null,
      instructions: row.instructions === null ? null : cleanHtml(row.instructions),
      ...(account ? { origins: originsOf(account) } : {}),
      ...(account && type === 'tdc' ? { brands: cardBrandsOf(account) } : {}),
    };
  });
}

function whyNot(payments: Payments, row: MethodRow, locale: string): string | null {
  if (row.account_ref !== null && !payments.adapterFor(row.account_ref))
    return translate(locale, 'payment_method_off');
  const bounds = boundsOf(row);
  const code = whyMethodRefused(bounds, row.bag_minor);
  if (!code) return null;
  const bound = (code === 'payment_above_max' ? bounds.max_minor : bounds.min_minor) ?? 0;
  const amount = formatMoney(money(bound, row.currency), languageTag(locale, row.country_iso));
  return translate(locale, code, { amount });
}

import { languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import { translate } from '../../platform/messages.ts';
import { cleanHtml } from '../pages/clean-html.ts';
import { originsOf, whyMethodRefused } from './payment-methods.rules.ts';
import { listMethods, type MethodRow } from './payment-methods.sql.ts';
import type { PaymentMethod } from './payments.contract.ts';
import type { Payments } from './payments.ts';

interface Asked {
  readonly siteId: number;
  readonly locale: string;
  /** The bag whose sum the methods have to take; null: all that there are. */
  readonly cartId: string | null;
}

/** The ways to pay here. One that cannot take this bag is shown with the reason, not hidden. */
export async function listPaymentMethods(payments: Payments, asked: Asked): Promise<PaymentMethod[]> {
  const rows = await listMethods(payments.db, asked);
  return rows.map((row) => {
    const { id, name, type, component } = row;
    const account = row.account_ref === null ? null : payments.accounts[row.account_ref];
    const reason = whyNot(payments, row, asked.locale);
    return {
      ...{ id, name, type, component, reason, available: reason === null },
      instructions: row.instructions === null ? null : cleanHtml(row.instructions),
      ...(account ? { origins: originsOf(account) } : {}),
    };
  });
}

function whyNot(payments: Payments, row: MethodRow, locale: string): string | null {
  if (row.account_ref !== null && !payments.adapterFor(row.account_ref))
    return translate(locale, 'payment_method_off');
  const code = whyMethodRefused(row, row.bag_minor);
  if (!code) return null;
  const bound = (code === 'payment_above_max' ? row.max_minor : row.min_minor) ?? 0;
  const amount = formatMoney(money(bound, row.currency), languageTag(locale, row.country_iso));
  return translate(locale, code, { amount });
}

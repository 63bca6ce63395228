import { money, toDecimal } from '@paddock/money';
import type { CardForm } from '../../payments.contract.ts';
import type { Attempt, PayingOrder, PaymentAccount } from '../adapter.ts';
import { splitTax } from '../split-tax.ts';

const DOCUMENT_FIGURES = 10;
const MAX_ITEMS = 20;

/** All that Datafast's second phase wants to know before it shows a card form. */
export function checkoutParameters(
  account: PaymentAccount,
  attempt: Attempt,
  form: CardForm,
  order: PayingOrder,
): Record<string, string> {
  const { settings } = account;
  const decimal = (minor: number) => toDecimal(money(minor, attempt.currency));
  const tax = splitTax(attempt.amountMinor, order.taxMinor, order.taxRate);
  const items = order.items.slice(0, MAX_ITEMS).flatMap(({ name, priceMinor }, place) => [
    [`cart.items[${place}].name`, name.slice(0, 255)],
    [`cart.items[${place}].description`, name.slice(0, 255)],
    [`cart.items[${place}].price`, decimal(priceMinor)],
    [`cart.items[${place}].quantity`, '1'],
  ]);
  return {
    amount: decimal(attempt.amountMinor),
    currency: attempt.currency,
    paymentType: 'DB',
    merchantTransactionId: attempt.id,
    integrity: 'true',
    'customer.givenName': form.name,
    'customer.surname': form.surname,
    'customer.ip': order.clientIp ?? '127.0.0.1',
    'customer.merchantCustomerId': order.customerRef,
    'customer.email': order.email,
    'customer.identificationDocType': 'IDCARD',
    'customer.identificationDocId': documentId(form.user_id),
    'customer.phone': form.phone,
    'billing.street1': form.street1,
    'billing.country': order.countryIso.toUpperCase(),
    'billing.postcode': form.postal_code,
    'shipping.street1': form.street1,
    'shipping.country': order.countryIso.toUpperCase(),
    ...Object.fromEntries(items),
    'risk.parameters[USER_DATA2]': settings.merchant ?? '',
    'customParameters[SHOPPER_MID]': settings.mid ?? '',
    'customParameters[SHOPPER_TID]': settings.tid ?? '',
    'customParameters[SHOPPER_ECI]': settings.eci ?? '',
    'customParameters[SHOPPER_PSERV]': settings.pserv ?? '',
    'customParameters[SHOPPER_VERSIONDF]': '2',
    'customParameters[SHOPPER_VAL_BASE0]': decimal(tax.untaxedMinor),
    'customParameters[SHOPPER_VAL_BASEIMP]': decimal(tax.taxedMinor),
    'customParameters[SHOPPER_VAL_IVA]': decimal(tax.taxMinor),
  };
}

/** Ten figures, zeros in front; what is not all figures (a passport) stays as it is. */
function documentId(typed: string): string {
  const plain = typed.replace(/[\s.-]/g, '');
  return /^\d+$/.test(plain) ? plain.padStart(DOCUMENT_FIGURES, '0') : plain;
}

const FIELDS: Readonly<Record<string, readonly [field: keyof CardForm, message: string]>> = {
  'customer.givenName': ['name', 'payment_name_invalid'],
  'customer.surname': ['surname', 'payment_name_invalid'],
  'customer.identificationDocId': ['user_id', 'payment_document_invalid'],
  'customer.phone': ['phone', 'payment_phone_invalid'],
  'billing.street1': ['street1', 'payment_street_invalid'],
  'billing.postcode': ['postal_code', 'payment_postal_code_invalid'],
};

/** The form fields that the provider rejects; fields the shopper did not type are our own error. */
export function fieldErrorsOf(parameterErrors: readonly { name: string }[]): Record<string, string> {
  return Object.fromEntries(parameterErrors.flatMap(({ name }) => (FIELDS[name] ? [FIELDS[name]] : [])));
}

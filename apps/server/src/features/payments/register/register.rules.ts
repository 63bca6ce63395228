import type { PaymentComponent, RegisterBody } from '../payments.contract.ts';
import { isReferenceUsable } from '../settle/book-offline.rules.ts';

/** What is missing from a registration, as keys of messages by field; null when nothing is. */
export function whyNotRegistered(
  attempt: { readonly method_id: number; readonly component: PaymentComponent },
  body: RegisterBody,
): Readonly<Record<string, string>> | null {
  const isPhone = attempt.component === 'PayPhone';
  const { payment_method_id = isPhone ? attempt.method_id : null, check_terms = isPhone } = body;
  if (payment_method_id !== attempt.method_id) return { payment_method_id: 'field_choice' };
  if (!check_terms) return { check_terms: 'field_required' };
  if (attempt.component === 'BankTransfer' && !body.ref) return { ref: 'field_required' };
  return null;
}

/** The shopper's own reference of the payment, null for the mark of a panel. A phone payment has the phone number. */
export function referenceOf(component: PaymentComponent, body: RegisterBody): string | null {
  const ref = body.ref && isReferenceUsable(body.ref) ? body.ref : null;
  return (component === 'PayPhone' && body.phoneNumber) || ref;
}

/** What an attempt's state means for who waits at the screen. */
export function resultOf(status: string): 'success' | 'pending' | 'failure' {
  if (['paid', 'partly_refunded', 'refunded', 'disputed', 'lost'].includes(status)) return 'success';
  return ['failed', 'cancelled', 'expired'].includes(status) ? 'failure' : 'pending';
}

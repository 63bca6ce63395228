import type { MessageId } from '../../../i18n/message-id.ts';

const SHORTEST = 8;

/** What is wrong with a number for the phone payment; null when it may be sent. */
export function phoneProblem(value: string): MessageId | null {
  if (!/^\d*$/.test(value)) return 'payments.phone.numeric';
  if (value.length < SHORTEST) return 'payments.phone.short';
  return null;
}

import type { FieldErrors } from '../../../platform/http/http-errors.ts';
import { type MessageKey, translate } from '../../../platform/text/messages.ts';

/** Keys by field as sentences. A single field's key is the whole answer's too: some panels show only that. */
export function explainFields(
  errors: Readonly<Record<string, string>>,
  locale: string,
): { readonly key: MessageKey; readonly errors: FieldErrors } {
  const pairs = Object.entries(errors) as [string, MessageKey][];
  const [first] = pairs;
  return {
    key: first?.[1].startsWith('payment_') ? first[1] : 'validation_failed',
    errors: Object.fromEntries(pairs.map(([field, key]) => [field, [translate(locale, key)]])),
  };
}

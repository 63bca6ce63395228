import { translate } from '../../platform/text/messages.ts';
import type { AddressFaults } from './check-address.ts';

/** Each field's sentence in the reader's language, under the names the caller's fields have. */
export const describeAddressFaults = (
  { fields, example }: AddressFaults,
  locale: string,
  prefix = '',
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => [
      `${prefix}${name}`,
      [translate(locale, fault, { example })],
    ]),
  );

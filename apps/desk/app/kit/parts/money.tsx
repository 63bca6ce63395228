import { formatMoney, money } from '@paddock/money';
import { currentLocale } from '../../i18n/messages.ts';

// Arabic puts the currency behind the amount and reads it right to left; in tables the digits must align.
const tag = currentLocale === 'ar' ? 'en' : currentLocale;

// LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE: inside Arabic text the currency stays before the digits.
const [OPEN, CLOSE] = currentLocale === 'ar' ? ['\u2066', '\u2069'] : ['', ''];

/** As text, for messages: `€ 3,290.00`. */
export const moneyText = (minor: number, currency: string): string =>
  OPEN + formatMoney(money(minor, currency), tag, { decimals: 'always' }) + CLOSE;

/** An amount in minor units. Isolated, so that its sign and currency stay in place in Arabic. */
export function Money({
  minor,
  currency,
  isSigned,
}: {
  minor: number;
  currency: string;
  /** With a plus before what came in. */
  isSigned?: boolean;
}) {
  return (
    <bdi className="sum" dir="ltr">
      {isSigned && minor > 0 ? '+ ' : ''}
      {moneyText(minor, currency)}
    </bdi>
  );
}

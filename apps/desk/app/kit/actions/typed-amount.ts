import { type AmountReading, exponentOf, readAmount } from '@paddock/money';

/**
 * The amount that staff typed. In currencies of three decimals a point before three digits is the decimal mark, because that is
 * how dialogs fill in an amount (`toDecimal`): 125.500; "125,500" stays ambiguous.
 */
export const readTypedAmount = (text: string, currency: string): AmountReading =>
  exponentOf(currency) === 3 && /^\s*\d+\.\d{3}\s*$/.test(text)
    ? readAmount(text, currency, '.')
    : readAmount(text, currency);

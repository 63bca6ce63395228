import { type AmountReading, type DecimalMark, readAmount } from '@paddock/money';
import { StatementFileError } from './parsed-statement.ts';

/** Minor units of an amount in a file; camt.053 and MT940 say which decimal mark they use. */
export function minorOf(text: string, currency: string, place: string, decimal?: DecimalMark): number {
  const amount = readOrRefuse(text, currency, place, decimal);
  if (!amount.ok) throw new StatementFileError('file_amount_invalid', place);
  return amount.amountMinor;
}

function readOrRefuse(
  text: string,
  currency: string,
  place: string,
  decimal: DecimalMark | undefined,
): AmountReading {
  try {
    return readAmount(text.trim().replace(/^\+/, ''), currency, decimal);
  } catch {
    throw new StatementFileError('file_currency_differs', `${place}: ${currency.slice(0, 3)}`);
  }
}

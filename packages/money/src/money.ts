// The package's one door.
export { type Money, money, parseMoney, toDecimal } from './amount.ts';
export { addMoney, allocateMoney, multiplyMoney } from './arithmetic.ts';
export { exponentOf, knownCurrencies } from './currencies.ts';
export { type FormatOptions, formatMoney } from './format-money.ts';
export { type AmountReading, type DecimalMark, readAmount } from './read-amount.ts';

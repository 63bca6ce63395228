// Decimals of a currency's minor unit after ISO 4217. Never read from Intl: its tables say how a price is usually
// written (HUF, COP and IQD without decimals), not how it is counted, and they change with the ICU version.
const TWO = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP',
  'CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES',
  'KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK',
  'NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB',
  'TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD YER ZAR ZMW ZWG',
];
const NONE = ['BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'];
const THREE = ['BHD IQD JOD KWD LYD OMR TND'];

const group = (lines: string[], exponent: number) =>
  lines.flatMap((line) => line.split(' ')).map((code) => [code, exponent] as const);

const EXPONENTS: ReadonlyMap<string, number> = new Map([
  ...group(TWO, 2),
  ...group(NONE, 0),
  ...group(THREE, 3),
]);

/** How many decimals the minor unit is away from the currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function exponentOf(currency: string): number {
  const exponent = EXPONENTS.get(currency);
  if (exponent === undefined) throw new RangeError(`Unknown currency: ${currency}`);
  return exponent;
}

export const knownCurrencies = (): string[] => [...EXPONENTS.keys()].sort();

/** Codes of the platform and what it says with them. Those of the cards below are written from memory of its list. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '000.000.000': 'Transaction succeeded',
  '000.000.100': 'successful request',
  '000.100.110': "Request successfully processed in 'Merchant in Integrator Test Mode'",
  '000.200.000': 'transaction pending',
  '000.200.100': 'successfully created checkout',
  '000.400.000': 'Transaction succeeded (please review manually due to fraud suspicion)',
  '100.100.101': 'invalid creditcard, bank account number or bank name',
  '100.380.401': 'User Authentication Failed',
  '100.396.103': 'previously pending transaction timed out',
  '200.300.404': 'invalid or missing parameter',
  '700.400.200': 'cannot refund (refund volume exceeded or tx reversed or invalid workflow)',
  '700.400.300': 'cannot reverse (already refunded|reversed, invalid workflow or amount exceeded)',
  '700.400.580': 'cannot find transaction',
  '800.100.152': 'transaction declined by authorization system',
  '800.100.153': 'transaction declined (invalid CVV)',
  '800.100.155': 'transaction declined (amount exceeds credit)',
  '800.100.157': 'transaction declined (wrong expiry date)',
  '800.900.300': 'invalid authentication information',
  '900.100.300': 'timeout, uncertain result',
};

export const resultOf = (code: string, more: object = {}) => ({
  code,
  description: DESCRIPTIONS[code] ?? code,
  ...more,
});

/** What becomes of a card here; every other number that passes the check digit is charged. */
export const CARDS: Readonly<
  Record<string, { code: string; about: string; challenge?: true; later?: true }>
> = {
  '4200000000000091': { code: '000.200.000', challenge: true, about: 'asks for 3-D Secure' },
  '4000000000000002': { code: '800.100.152', about: 'declined' },
  '4000000000009995': { code: '800.100.155', about: 'not enough money' },
  '4000000000000069': { code: '800.100.157', about: 'expired' },
  '4000000000000127': { code: '800.100.153', about: 'wrong security code' },
  '4000000000000119': { code: '900.100.300', later: true, about: 'unknown for a minute, then paid' },
  '4000000000000077': { code: '000.200.000', later: true, about: 'pending for a minute, then paid' },
  '4000000000009235': { code: '000.400.000', about: 'paid, to be reviewed' },
};

export const isSuccess = (code: string) => /^000\.(000|100\.1|[36]|400\.0[^3]|400\.100)/.test(code);
export const isWaiting = (code: string) => /^(000\.200|900\.)/.test(code);

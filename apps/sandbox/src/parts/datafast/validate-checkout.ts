export interface ParameterError {
  name: string;
  value: string;
  message: string;
}

export type Parameters = Readonly<Record<string, string>>;

const FIELDS: [name: string, shape: RegExp][] = [
  ['amount', /^\d{1,8}\.\d{2}$/],
  ['currency', /^USD$/],
  ['paymentType', /^DB$/],
  ['merchantTransactionId', /^.{8,255}$/],
  ['customer.givenName', /^.{2,48}$/],
  ['customer.surname', /^.{2,48}$/],
  ['customer.ip', /^[0-9a-fA-F.:]{2,45}$/],
  ['customer.merchantCustomerId', /^.{1,255}$/],
  ['customer.email', /^[^@\s]+@[^@\s]+$/],
  ['customer.identificationDocType', /^IDCARD$/],
  ['customer.identificationDocId', /^[0-9A-Za-z]{10,13}$/],
  ['customer.phone', /^[+0-9 ().-]{7,25}$/],
  ['billing.street1', /^.{1,100}$/],
  ['billing.country', /^[A-Z]{2}$/],
  ['billing.postcode', /^.{1,10}$/],
  ['shipping.street1', /^.{1,100}$/],
  ['shipping.country', /^[A-Z]{2}$/],
  ['cart.items[0].name', /^.{1,255}$/],
  ['cart.items[0].description', /^.{1,255}$/],
  ['cart.items[0].price', /^\d{1,8}\.\d{2}$/],
  ['cart.items[0].quantity', /^\d+$/],
  ['risk.parameters[USER_DATA2]', /^.{1,30}$/],
  ['customParameters[SHOPPER_MID]', /^\d{10}$/],
  ['customParameters[SHOPPER_TID]', /^[A-Z0-9]{8}$/],
  ['customParameters[SHOPPER_ECI]', /^\d{7}$/],
  ['customParameters[SHOPPER_PSERV]', /^\d{8}$/],
  ['customParameters[SHOPPER_VERSIONDF]', /^2$/],
];
const TAXES = ['BASE0', 'BASEIMP', 'IVA'].map((part) => `customParameters[SHOPPER_VAL_${part}]`);
// Datafast turns away what was only typed to get past a form.
const FILLERS = /^(.)\1+$|^(test|prueba|n\/?a|none|xxx+)$/i;
const NOT_FILLED_IN = ['customer.givenName', 'customer.surname', 'customer.identificationDocId'];

/** The second phase of the certification: everything about the shopper, the goods and the taxes. */
export function validateCheckout(parameters: Parameters): ParameterError[] {
  const wrong = FIELDS.filter(([name, shape]) => !shape.test(parameters[name] ?? '')).map(([name]) => name);
  for (const name of NOT_FILLED_IN)
    if (!wrong.includes(name) && FILLERS.test(parameters[name] ?? '')) wrong.push(name);
  const cents = TAXES.map((name) => centsOf(parameters[name]));
  TAXES.forEach((name, place) => {
    if (cents[place] === null) wrong.push(name);
  });
  const sum = cents.reduce<number>((total, part) => total + (part ?? 0), 0);
  if (!wrong.length && sum !== centsOf(parameters.amount)) wrong.push(...TAXES);
  // In production the parameter must not be there at all, so an empty one is wrong too.
  if ('testMode' in parameters && !/^(EXTERNAL|INTERNAL)$/.test(parameters.testMode ?? ''))
    wrong.push('testMode');
  return wrong.map((name) => ({
    name,
    value: parameters[name] ?? '',
    message: name in parameters ? 'is invalid' : 'is missing',
  }));
}

/** "92.00" as 9200; null for anything that is not exactly two decimals. */
export function centsOf(amount: string | undefined): number | null {
  return amount && /^\d{1,8}\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : null;
}

export const decimalsOf = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

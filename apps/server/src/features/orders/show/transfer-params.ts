// jsonb forgets the order of its keys; people read account details in this one.
const IN_ORDER = [
  'holder',
  'bank',
  'branch',
  'iban',
  'clabe',
  'account',
  'routing',
  'sort_code',
  'bic',
  'address',
];

/** Where to send the money, in the order to show. The reference is the order's code. */
export function transferParams(
  settings: Readonly<Record<string, unknown>>,
  orderCode: string,
): Record<string, string> {
  const input = settings.params;
  const texts = Object.entries(typeof input === 'object' && input !== null ? input : {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[0] !== 'reference',
  );
  const place = (key: string) => (IN_ORDER.includes(key) ? IN_ORDER.indexOf(key) : IN_ORDER.length);
  const sorted = texts.toSorted(([a], [b]) => place(a) - place(b));
  return { ...Object.fromEntries(sorted), reference: orderCode };
}

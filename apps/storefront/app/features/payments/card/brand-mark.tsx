const SHORT: Readonly<Record<string, string>> = {
  visa: 'VISA',
  'american-express': 'AMEX',
  amex: 'AMEX',
  'diners-club': 'Diners',
  diners: 'Diners',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  naranja: 'Naranja',
  cabal: 'Cabal',
  alia: 'Alia',
  elo: 'elo',
  hipercard: 'Hiper',
};

/** As their owners say them. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  master: 'Mastercard',
  maestro: 'Maestro',
  'american-express': 'American Express',
  amex: 'American Express',
  'diners-club': 'Diners Club',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The sign of a card's brand, drawn from type; two discs for Mastercard and Maestro. */
export function BrandMark({ brand }: { brand: string | null }) {
  if (!brand) return null;
  const name = brand.toLowerCase();
  const discs = name === 'mastercard' || name === 'master' || name === 'maestro';
  return (
    <span className={`pay-brand pay-brand--${name}`} role="img" aria-label={NAMES[name] ?? brand}>
      {discs ? (
        <svg viewBox="0 0 24 14" width="24" height="14" aria-hidden="true">
          <circle cx="7.5" cy="7" r="6.5" fill="#d5332b" />
          <circle
            cx="16.5"
            cy="7"
            r="6.5"
            fill={name === 'maestro' ? '#1f6fb5' : '#eda32f'}
            fillOpacity=".86"
          />
        </svg>
      ) : (
        (SHORT[name] ?? brand)
      )}
    </span>
  );
}

/** The brands an account takes, in a row. */
export function Brands({ label, brands }: { label: string; brands: readonly string[] | undefined }) {
  if (!brands?.length) return null;
  return (
    <ul className="pay-brands" aria-label={label}>
      {brands.map((brand) => (
        <li key={brand}>
          <BrandMark brand={brand.toLowerCase()} />
        </li>
      ))}
    </ul>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  debvisa: 'Visa',
  visa_electron: 'Visa Electron',
  mastercard: 'Mastercard',
  master: 'Mastercard',
  debmaster: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
  american_express: 'American Express',
  diners: 'Diners Club',
  diners_club: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'CB',
  naranja: 'Naranja',
  cabal: 'Cabal',
  elo: 'Elo',
  hipercard: 'Hipercard',
  alia: 'Alia',
};

/** A card's brand as its owner knows it, from any provider's name for it; an unknown one gets a capital letter. */
export function cardName(brand: string): string {
  const key = brand
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return NAMES[key] ?? brand.trim().replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

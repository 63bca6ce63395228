/**
 * Where a language link leads. Inside one country it goes through `/{here}/language/{locale}`, which takes session
 * and cart along (C-06); another country starts fresh: other prices, other stock, another tenant.
 */
export function languageUrl(target: string, here: string | null): string {
  if (!here || target === `/${here}`) return target;
  const [country] = here.split('-');
  const [targetCountry, locale] = target.slice(1).split('-');
  return country === targetCountry ? `/${here}/language/${locale}` : target;
}

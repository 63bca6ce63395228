import type { PickerSite } from '../../page/shell-data.ts';

export const INTERNATIONAL = '/global-en';

/** Languages of an Accept-Language header, best first. */
export function preferredLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(/;\s*q=/);
      return { language: tag.toLowerCase().split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ language, weight }) => /^[a-z]{2,3}$/.test(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/** Khmer is `km` to browsers and `kh` in our addresses. */
const toLocale = (language: string) => (language === 'km' ? 'kh' : language);

/** The site of the visitor's country in the best of their languages, or the international one (H-06). */
export function chooseSite(
  sites: readonly PickerSite[],
  countryIso: string | null,
  acceptLanguage: string | null,
): string {
  const iso = countryIso?.toUpperCase();
  const urls = sites.filter((site) => iso !== undefined && site.iso === iso).flatMap((site) => site.urls);
  for (const language of preferredLanguages(acceptLanguage)) {
    const url = urls.find((one) => one.locale_code === toLocale(language));
    if (url) return url.url;
  }
  return urls.find((url) => url.default)?.url ?? urls[0]?.url ?? INTERNATIONAL;
}

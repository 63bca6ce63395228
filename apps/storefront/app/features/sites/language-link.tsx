import { languageTag } from '@paddock/i18n/locales';
import type { SiteUrl } from '@paddock/server/contracts/sites';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import type { PickerSite } from '../../page/shell-data.ts';
import { useCountryName } from './use-country-name.ts';

/** A language of a site, in its own words. Another country or language is another document. */
export function LanguageLink({ site, url }: { site: PickerSite; url: SiteUrl }) {
  const t = useT();
  const countryName = useCountryName();
  const { segment } = usePage();
  return (
    <a
      href={languageUrl(url.url, segment)}
      lang={languageTag(url.edition ?? url.locale_code)}
      aria-label={t('sites.choose.current', {
        country: countryName(site.displayName),
        language: url.locale_name,
      })}
      aria-current={url.url === `/${segment}` ? 'page' : undefined}
    >
      {url.locale_name}
    </a>
  );
}

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

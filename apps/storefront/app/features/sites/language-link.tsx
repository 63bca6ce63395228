import { languageTag } from '@paddock/i18n/locales';
import type { SiteUrl } from '@paddock/server/contracts/sites';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import type { PickerSite } from '../../page/shell-data.ts';
import { languageUrl } from './language-url.ts';
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

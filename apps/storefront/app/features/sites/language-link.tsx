import { languageTag } from '@paddock/i18n/locales';
import type { SiteUrl } from '@paddock/server/contracts/sites';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page-context.ts';
import type { PickerSite } from '../../shell/shell-data.ts';
import { useCountryName } from '../../shell/use-country-name.ts';
import { languageUrl } from './language-url.ts';

/** A language of a site, in its own words. Another country or language is another document. */
export function LanguageLink({ site, url }: { site: PickerSite; url: SiteUrl }) {
  const t = useT();
  const countryName = useCountryName();
  const { segment } = usePage();
  return (
    <a
      href={languageUrl(url.url, segment)}
      lang={languageTag(url.locale_code)}
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

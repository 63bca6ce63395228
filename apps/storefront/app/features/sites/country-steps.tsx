import type { Region } from '@paddock/server/contracts/sites';
import { Button } from '@paddock/ui/button';
import { NativeSelect } from '@paddock/ui/native-select';
import { type FormEvent, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import type { PickerSite } from '../../page/shell-data.ts';
import { languageUrl } from './language-url.ts';
import { REGIONS } from './sites.rules.ts';
import { useCountryName } from './use-country-name.ts';

/** Region, then country, then language, then go. A choice empties what depended on the one before. */
export function CountrySteps({ sites }: { sites: PickerSite[] }) {
  const t = useT();
  const countryName = useCountryName();
  const { segment } = usePage();
  const current = sites.find((site) => site.urls.some((url) => url.url === `/${segment}`));
  const [region, setRegion] = useState<Region | ''>(current?.region ?? '');
  const [countryUrl, setCountry] = useState(current?.urls[0]?.url ?? '');
  const [target, setTarget] = useState(current ? `/${segment}` : '');

  const countries = sites.filter((site) => site.region === region);
  const country = countries.find((site) => site.urls[0]?.url === countryUrl);
  const language = country?.urls.find((url) => url.url === target);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (language) window.location.assign(languageUrl(language.url, segment));
  }

  return (
    <form className="chooser-steps" onSubmit={submit}>
      <NativeSelect
        label={t('sites.choose.region')}
        value={region}
        onChange={(event) => {
          setRegion(event.target.value as Region | '');
          setCountry('');
          setTarget('');
        }}
      >
        <option value="">{t('sites.choose.pickRegion')}</option>
        {REGIONS.map((value) => (
          <option key={value} value={value}>
            {t(`sites.region.${value}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('sites.choose.country')}
        value={countryUrl}
        disabled={region === ''}
        onChange={(event) => {
          const chosen = countries.find((site) => site.urls[0]?.url === event.target.value);
          setCountry(event.target.value);
          // A country with one language leaves nothing to choose.
          setTarget(chosen?.urls.length === 1 ? (chosen.urls[0]?.url ?? '') : '');
        }}
      >
        <option value="">{t('sites.choose.pickCountry')}</option>
        {countries.map((site) => (
          <option key={site.urls[0]?.url} value={site.urls[0]?.url}>
            {countryName(site.displayName)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('sites.choose.language')}
        value={target}
        disabled={!country}
        onChange={(event) => setTarget(event.target.value)}
      >
        <option value="">{t('sites.choose.pickLanguage')}</option>
        {country?.urls.map((url) => (
          <option key={url.url} value={url.url}>
            {url.locale_name}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" disabled={!language}>
        {country && language
          ? t('sites.choose.go', {
              country: countryName(country.displayName),
              language: language.locale_name,
            })
          : t('sites.choose.submit')}
      </Button>
    </form>
  );
}

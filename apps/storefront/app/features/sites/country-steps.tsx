import type { Region } from '@paddock/server/contracts/sites';
import { Button } from '@paddock/ui/button';
import { NativeSelect } from '@paddock/ui/native-select';
import { type FormEvent, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import type { PickerSite } from '../../page/shell-data.ts';
import { languageUrl } from './language-link.tsx';
import { REGIONS } from './sites.rules.ts';
import { useCountryName } from './use-country-name.ts';

/** What is chosen so far, from the page's own site on. A choice empties what depended on the one before. */
function useCountryChoice(sites: PickerSite[]) {
  const { segment } = usePage();
  const current = sites.find((site) => site.urls.some((url) => url.url === `/${segment}`));
  const [region, setRegion] = useState<Region | ''>(current?.region ?? '');
  const [countryUrl, setCountry] = useState(current?.urls[0]?.url ?? '');
  const [target, setTarget] = useState(current ? `/${segment}` : '');

  const countries = sites.filter((site) => site.region === region);
  const country = countries.find((site) => site.urls[0]?.url === countryUrl);
  const language = country?.urls.find((url) => url.url === target);

  function chooseRegion(chosen: Region | '') {
    setRegion(chosen);
    setCountry('');
    setTarget('');
  }

  function chooseCountry(url: string) {
    const chosen = countries.find((site) => site.urls[0]?.url === url);
    setCountry(url);
    // A country with one language leaves nothing to choose.
    setTarget(chosen?.urls.length === 1 ? (chosen.urls[0]?.url ?? '') : '');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (language) window.location.assign(languageUrl(language.url, segment));
  }

  return {
    region,
    countries,
    country,
    countryUrl,
    language,
    target,
    chooseRegion,
    chooseCountry,
    chooseLanguage: setTarget,
    submit,
  };
}

/** Region, then country, then language, then go. */
export function CountrySteps({ sites }: { sites: PickerSite[] }) {
  const t = useT();
  const countryName = useCountryName();
  const choice = useCountryChoice(sites);
  const { region, countries, country, language } = choice;

  return (
    <form className="chooser-steps" onSubmit={choice.submit}>
      <NativeSelect
        label={t('sites.choose.region')}
        value={region}
        onChange={(event) => choice.chooseRegion(event.target.value as Region | '')}
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
        value={choice.countryUrl}
        disabled={region === ''}
        onChange={(event) => choice.chooseCountry(event.target.value)}
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
        value={choice.target}
        disabled={!country}
        onChange={(event) => choice.chooseLanguage(event.target.value)}
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

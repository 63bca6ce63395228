import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import type { PickerSite } from '../../page/shell-data.ts';
import { Flag } from './flag.tsx';
import { LanguageLink } from './language-link.tsx';
import { groupByRegion } from './sites.rules.ts';
import { useCountryName } from './use-country-name.ts';
import './chooser.css';

/** Every country under its region, each with its flag and a link per language. */
export function CountryList({ sites }: { sites: PickerSite[] }) {
  const t = useT();
  const countryName = useCountryName();
  const { segment } = usePage();
  return (
    <div className="chooser">
      {groupByRegion(sites).map(({ region, entries }) => (
        <section key={region} aria-labelledby={`region-${region}`}>
          <h3 id={`region-${region}`} className="chooser__region">
            {t(`sites.region.${region}`)}
          </h3>
          <ul className="chooser__countries">
            {entries.map((site) => (
              <li
                key={site.urls[0]?.url}
                className="chooser__country"
                data-on={isHere(site, segment) || undefined}
              >
                <Flag iso={site.iso} />
                <b>{countryName(site.displayName)}</b>
                <span className="chooser__languages">
                  {site.urls.map((url) => (
                    <LanguageLink key={url.url} site={site} url={url} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const isHere = (site: PickerSite, segment: string | null) =>
  site.urls.some((url) => url.url === `/${segment}`);

import { classNames } from '@paddock/ui/class-names';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import type { PickerSite } from '../../page/shell-data.ts';
import positions from './flags.json' with { type: 'json' };
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

const COLUMNS = positions.columns;
const INDEX = new Map(positions.codes.map((code, at) => [code, at]));

/** One cell of the flag sprite. Decoration: the country's name always stands beside it. */
function Flag({ iso, className }: { iso: string | null; className?: string }) {
  const at = iso ? INDEX.get(iso.toLowerCase()) : undefined;
  if (at === undefined)
    return <span className={classNames('shell-flag shell-flag--none', className)} aria-hidden="true" />;
  const style = { '--flag-x': at % COLUMNS, '--flag-y': Math.floor(at / COLUMNS) } as React.CSSProperties;
  return <span className={classNames('shell-flag', className)} style={style} aria-hidden="true" />;
}

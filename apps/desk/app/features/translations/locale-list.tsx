import type { LocaleOverview } from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { useT } from '../../i18n/use-t.ts';

const WHOLE = 100;

function sharesOf({ counts }: LocaleOverview) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // An edition without words of its own shows those of its language.
  if (total === 0) return { done: WHOLE, open: 0, percent: WHOLE };
  const part = (...states: (keyof typeof counts)[]) =>
    (states.reduce((sum, state) => sum + (counts[state] ?? 0), 0) / total) * WHOLE;
  return {
    done: part('published'),
    open: part('stale', 'suggested', 'translated', 'reviewed'),
    // 99.7 % is not all of it.
    percent: Math.floor(part('published')),
  };
}

interface LocaleListProps {
  readonly locales: readonly LocaleOverview[];
  readonly current: string;
  onChoose(locale: string): void;
}

/** Every language with its share of published texts; on a phone a select. */
export function LocaleList({ locales, current, onChoose }: LocaleListProps) {
  const t = useT();
  return (
    <aside className="workbench__side scroll" aria-label={t('translations.languages')}>
      <h2 className="h2 workbench__heading">{t('translations.languages')}</h2>
      <div className="workbench__pick">
        <select
          className="input"
          aria-label={t('translations.language')}
          value={current}
          onChange={(event) => onChoose(event.target.value)}
        >
          {locales.map(({ locale, name }) => (
            <option key={locale} value={locale}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <ul className="plain workbench__locales">
        {locales.map((one) => {
          const { done, open, percent } = sharesOf(one);
          return (
            <li key={one.locale}>
              <button
                type="button"
                className="locale"
                aria-current={one.locale === current || undefined}
                onClick={() => onChoose(one.locale)}
              >
                <span className={one.locale === current ? 'site site--on' : 'site'}>{one.locale}</span>
                <bdi className="font-medium truncate">{one.name}</bdi>
                <span className="small muted">{t('translations.percent', { percent })}</span>
                <span className="meter" aria-hidden="true">
                  <i className="ok" style={{ inlineSize: `${done}%` }} />
                  <i className="warn" style={{ inlineSize: `${open}%` }} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

import type { SitePage } from '@paddock/server/features/pages/staff/page-editor.staff.contract.ts';
import type { VersionInfo } from '@paddock/server/features/versions/versions.contract.ts';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { languageName } from '../../kit/parts/language.ts';
import { LocaleStatus, stateOf } from './locale-states.tsx';
import { TranslateLink } from './translate-link.tsx';
import { VersionList } from './versions/version-list.tsx';

interface PageSideProps {
  readonly subject: { site: string; slug: string; locale: string; scope: string };
  readonly page: SitePage | undefined;
  readonly versions: readonly VersionInfo[];
  readonly timezone: string;
  onCompare(): void;
}

/** The languages of the page with their state, and its versions. */
export function PageSide({ subject, page, versions, timezone, onCompare }: PageSideProps) {
  const t = useT();
  const { site, slug, locale, scope } = subject;
  const query = scope === 'brand' ? '?scope=brand' : '';
  return (
    <>
      <h2 className="h2 editor__heading">{t('content.languages')}</h2>
      <nav className="col col--2" aria-label={t('content.languages')}>
        {(page?.locales ?? []).map((state) => (
          <Link
            key={state.locale}
            className="editor-row editor-row--low"
            to={`/pages/${site}/${slug}/${state.locale}${query}`}
            aria-current={state.locale === locale ? 'page' : undefined}
          >
            <span className={state.locale === locale ? 'site site--on' : 'site'}>
              {state.locale.toUpperCase()}
            </span>
            <span className="grow truncate">{languageName(state.locale)}</span>
            <LocaleStatus state={stateOf(state)} />
          </Link>
        ))}
      </nav>
      {scope === 'brand' ? <TranslateLink kind="page" subject={slug} locale={locale} /> : null}
      <VersionList versions={versions} timezone={timezone} onOpen={onCompare} />
    </>
  );
}

import { listSitePages } from '@paddock/server/features/pages/staff/page-editor.staff.contract.ts';
import type { VersionInfo } from '@paddock/server/features/versions/versions.contract.ts';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Button } from '../../kit/parts/button.tsx';
import { languageName } from '../../kit/parts/language.ts';
import { localesOf, prefixOf } from './article-doc.ts';
import { toDoc, toValues } from './blocks/content-doc.ts';
import type { Content } from './editor/use-content.ts';
import { LocaleStatus } from './locale-states.tsx';
import { TranslateLink } from './translate-link.tsx';
import { VersionList } from './versions/version-list.tsx';

interface ArticleSideProps {
  readonly id: string;
  readonly site: string;
  readonly content: Content;
  readonly locale: string;
  readonly canEdit: boolean;
  readonly versions: readonly VersionInfo[];
  readonly timezone: string;
  onCompare(): void;
}

/** The languages of the article; one that is missing can begin with the English text. */
export function ArticleSide(props: ArticleSideProps) {
  const { id, site, content, locale, canEdit, versions, timezone, onCompare } = props;
  const t = useT();
  const { data } = useDeskQuery(listSitePages, {}, { site, staleTime: 60_000 });
  const { values } = content.state;
  const written = localesOf(values);
  const locales = [...new Set(['en', ...(data?.meta.locales ?? []), ...written])];
  const begin = () => content.store.write(toValues(toDoc(values, prefixOf('en')), prefixOf(locale)));
  return (
    <>
      <h2 className="h2 editor__heading">{t('content.languages')}</h2>
      <nav className="col col--2" aria-label={t('content.languages')}>
        {locales.map((one) => (
          <Link
            key={one}
            className="editor-row editor-row--low"
            to={`?locale=${one}`}
            aria-current={one === locale ? 'page' : undefined}
          >
            <span className={one === locale ? 'site site--on' : 'site'}>{one.toUpperCase()}</span>
            <span className="grow truncate">{languageName(one)}</span>
            {written.includes(one) ? null : <LocaleStatus state="missing" />}
          </Link>
        ))}
      </nav>
      {written.includes(locale) || !written.includes('en') ? null : (
        <Button size="small" icon="copy" disabled={!canEdit} onClick={begin}>
          {t('content.beginFromEnglish')}
        </Button>
      )}
      <TranslateLink kind="news" subject={id} locale={locale} />
      <VersionList versions={versions} timezone={timezone} onOpen={onCompare} />
    </>
  );
}

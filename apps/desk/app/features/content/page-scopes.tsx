import type { EditedPage } from '@paddock/server/features/pages/staff/page-editor.staff.contract.ts';
import { useSearchParams } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { Note } from '../../kit/parts/facts.tsx';
import { languageName } from '../../kit/parts/language.ts';

interface ScopesProps {
  readonly page: EditedPage;
  readonly site: string;
  readonly canEditBrand: boolean;
}

/** For whom the text is: one site, or all that have none of their own; and where what is shown comes from. */
export function PageScopes({ page, site, canEditBrand }: ScopesProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const { scope, source, source_locale, overridden_by } = page;
  const choose = (next: 'site' | 'brand') => {
    const query = new URLSearchParams(search);
    if (next === 'brand') query.set('scope', 'brand');
    else query.delete('scope');
    setSearch(query);
  };
  const note =
    scope === 'brand'
      ? overridden_by.length > 0
        ? t('content.scope.overridden', { sites: overridden_by.join(', ').toUpperCase() })
        : t('content.scope.brandNote')
      : source === 'inherited'
        ? t('content.scope.inherited')
        : source === 'fallback'
          ? t('content.scope.fallback', { language: languageName(source_locale) })
          : null;
  return (
    <>
      {canEditBrand || scope === 'brand' ? (
        <fieldset
          className="segmented editor__scopes segmented--fieldset"
          aria-label={t('content.scope.label')}
        >
          <button type="button" aria-pressed={scope === 'site'} onClick={() => choose('site')}>
            {t('content.scope.site', { site: site.toUpperCase() })}
          </button>
          <button type="button" aria-pressed={scope === 'brand'} onClick={() => choose('brand')}>
            {t('content.scope.brand')}
          </button>
        </fieldset>
      ) : null}
      {note ? <Note icon={scope === 'brand' ? 'globe' : 'info'}>{note}</Note> : null}
    </>
  );
}

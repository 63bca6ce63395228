import { MENUS } from '@paddock/server/features/menu/layout.contract.ts';
import { type EditedMenu, showEditedMenu } from '@paddock/server/features/menu/staff/menus.staff.contract.ts';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { SiteTag, Tag } from '../../kit/parts/codes.tsx';
import { Note } from '../../kit/parts/facts.tsx';
import { FailedState } from '../../kit/parts/state-page.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { SiteSelect, useSiteChoice } from '../../kit/session/site-choice.tsx';

await requireMessages('content', 'unfinished');

const MenuEditor = lazy(() =>
  import('./menu/menu-editor.tsx').then((part) => ({ default: part.MenuEditor })),
);

/** Head and foot of the shop, for one site or for all. */
export default function MenusPage() {
  const t = useT();
  const [search] = useSearchParams();
  const choice = useSiteChoice('page.edit');
  const { site } = choice;
  const menu = search.get('menu') === 'foot' ? 'foot' : 'head';
  const scope = search.get('scope') === 'brand' ? 'brand' : 'site';
  const query = useDeskQuery(
    showEditedMenu,
    { params: { menu }, query: { scope } },
    { site, enabled: site !== '', staleTime: 0 },
  );
  // A menu from memory may be older than what was changed since.
  const data = query.isFetchedAfterMount ? query.data?.data : undefined;
  const waiting = (
    <Screen name={t('content.menus')}>
      {query.isError ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Screen>
  );
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MenuEditor
        key={`${site}/${menu}/${scope}`}
        site={site}
        menu={data}
        tags={
          scope === 'site' ? (
            <SiteTag site={site} />
          ) : (
            <Tag tone="accent">{t('content.scope.brandShort')}</Tag>
          )
        }
        notes={<MenuChoice menu={data} choice={choice} />}
      />
    </Suspense>
  );
}

function MenuChoice({ menu, choice }: { menu: EditedMenu; choice: ReturnType<typeof useSiteChoice> }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const { scope, source, overridden_by, can_edit_brand } = menu;
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    setSearch(next, { replace: true });
  };
  const note =
    scope === 'brand'
      ? overridden_by.length > 0
        ? t('content.scope.overridden', { sites: overridden_by.join(', ').toUpperCase() })
        : t('content.scope.brandNote')
      : source === 'inherited'
        ? t('content.menu.inherited')
        : source === 'empty'
          ? t('content.menu.untouched')
          : null;
  return (
    <>
      <SiteSelect label={t('content.site')} choice={choice} />
      <fieldset className="segmented editor__scopes segmented--fieldset" aria-label={t('content.menus')}>
        {MENUS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={menu.menu === name}
            onClick={() => set('menu', name)}
          >
            {t(`content.menu.${name}`)}
          </button>
        ))}
      </fieldset>
      {can_edit_brand ? (
        <fieldset
          className="segmented editor__scopes segmented--fieldset"
          aria-label={t('content.scope.label')}
        >
          <button type="button" aria-pressed={scope === 'site'} onClick={() => set('scope', 'site')}>
            {t('content.scope.site', { site: choice.site.toUpperCase() })}
          </button>
          <button type="button" aria-pressed={scope === 'brand'} onClick={() => set('scope', 'brand')}>
            {t('content.scope.brand')}
          </button>
        </fieldset>
      ) : null}
      {note ? <Note icon={scope === 'brand' ? 'globe' : 'info'}>{note}</Note> : null}
    </>
  );
}

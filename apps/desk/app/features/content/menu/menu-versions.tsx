import {
  type EditedMenu,
  listMenuVersions,
  restoreMenuVersion,
  showMenuVersion,
} from '@paddock/server/features/menu/staff/menus.staff.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { callDesk } from '../../../kit/calls/call-desk.ts';
import { useDeskQuery } from '../../../kit/calls/use-desk.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { languageName } from '../../../kit/parts/language.ts';
import type { ContentDoc } from '../blocks/content-doc.ts';
import type { Content } from '../editor/use-content.ts';
import { VersionList } from '../versions/version-list.tsx';
import { menuDoc } from './menu-doc.ts';
import { useEntryLabel } from './menu-labels.ts';
import { type MenuNode, mergeTree } from './menu-tree.ts';
import { ifMatch, inputOf, type MenuSubject, savedOf } from './use-menu.ts';

const CompareDialog = lazy(() => import('../versions/compare-dialog.tsx'));

interface MenuVersionsProps {
  readonly subject: MenuSubject;
  readonly menu: EditedMenu;
  readonly content: Content;
  readonly nodes: readonly MenuNode[];
}

/** The versions of the menu; one of them can be compared with the menu at work and become the draft again. */
export function MenuVersions({ subject, menu, content, nodes }: MenuVersionsProps) {
  const t = useT();
  const { site } = subject;
  const { built_in, timezone, can_edit, locales } = menu;
  const [isComparing, setComparing] = useState(false);
  const client = useQueryClient();
  const query = useDeskQuery(listMenuVersions, inputOf(subject), { site });
  const docOf = useMenuDoc(locales[0] ?? 'en');
  const versions = query.data?.data ?? [];
  const inputFor = (version: number) => ({ ...inputOf(subject), params: { menu: subject.menu, version } });
  useKeys([{ keys: 'd', label: t('content.compare.title'), run: () => setComparing(true) }]);
  return (
    <>
      <VersionList versions={versions} timezone={timezone} onOpen={() => setComparing(true)} />
      {isComparing ? (
        <Suspense>
          <CompareDialog
            versions={versions}
            current={docOf(nodes)}
            locale={locales[0] ?? 'en'}
            timezone={timezone}
            canRestore={can_edit}
            load={async (version) => {
              const { data } = await callDesk(showMenuVersion, inputFor(version), { site });
              return docOf(mergeTree(built_in, data.layout.entries));
            }}
            restore={async (version) => {
              await content.saver.flush();
              const headers = ifMatch(content.store.state.revision);
              const input = { ...inputFor(version), headers, body: {} };
              const { data } = await callDesk(restoreMenuVersion, input, { site });
              content.saver.replace(savedOf(built_in, data));
              await client.invalidateQueries({ queryKey: [listMenuVersions.path] });
            }}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function useMenuDoc(locale: string): (nodes: readonly MenuNode[]) => ContentDoc {
  const t = useT();
  const labelOf = useEntryLabel(locale);
  return (nodes) => menuDoc(nodes, { labelOf, languageName, hidden: t('content.menu.hidden') });
}

import { MenuLayout } from '@paddock/server/features/menu/layout.contract.ts';
import {
  type EditedMenu,
  publishMenu,
  saveMenu,
  withdrawMenuVersion,
} from '@paddock/server/features/menu/staff/menus.staff.contract.ts';
import type { Scope } from '@paddock/server/features/versions/versions.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { callDesk } from '../../../kit/calls/call-desk.ts';
import type { Values } from '../../../kit/form/draft.rules.ts';
import { changesBetween } from '../blocks/content-doc.ts';
import type { ContentCalls, SavedContent } from '../editor/content-saver.ts';
import { useContent } from '../editor/use-content.ts';
import type { Publishing } from '../editor/use-publishing.ts';
import type { PreviewHandle } from '../preview/preview-pane.tsx';
import { isLink, type MenuNode, mergeTree, toLayout } from './menu-tree.ts';
import { menuNodes, menuValues, mergeMenu } from './menu-values.ts';
import type { ChangeTree } from './use-tree.ts';

export type MenuSubject = { readonly site: string; readonly menu: EditedMenu['menu']; readonly scope: Scope };
export const inputOf = ({ menu, scope }: MenuSubject) => ({ params: { menu }, query: { scope } });
export const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });

export const savedOf = (
  builtIn: EditedMenu['built_in'],
  { revision, layout }: Pick<EditedMenu, 'revision' | 'layout'>,
): SavedContent => ({
  values: menuValues(mergeTree(builtIn, layout.entries)),
  revision: String(revision),
});

const isWhole = (node: MenuNode): boolean =>
  (!isLink(node.key) || Object.values(node.labels).some((label) => label.trim() !== '')) &&
  node.children.every(isWhole);

function callsOf(subject: MenuSubject, builtIn: EditedMenu['built_in']): ContentCalls {
  const layoutOf = (values: Values) => toLayout(menuNodes(values, builtIn), builtIn);
  return {
    async save(values, revision) {
      const input = { ...inputOf(subject), headers: ifMatch(revision), body: layoutOf(values) };
      return savedOf(builtIn, (await callDesk(saveMenu, input, { site: subject.site })).data);
    },
    theirs: ({ data }) => savedOf(builtIn, (data as { current: EditedMenu }).current),
    isComplete: (values) =>
      MenuLayout.safeParse(layoutOf(values)).success && menuNodes(values, builtIn).every(isWhole),
  };
}

/** A menu while it is edited: kept, merged and saved as the texts of pages are. */
export function useMenu(site: string, menu: EditedMenu) {
  const t = useT();
  const { scope, built_in } = menu;
  const [subject] = useState<MenuSubject>({ site, menu: menu.menu, scope });
  const [calls] = useState(() => callsOf(subject, built_in));
  const [saved] = useState(() => savedOf(built_in, menu));
  const title = t(`content.menu.${menu.menu}`);
  const address = `/menus?site=${site}&menu=${menu.menu}${scope === 'brand' ? '&scope=brand' : ''}`;
  const draft = { kind: 'menu', ref: `${menu.menu}:${scope}`, site, title, address };
  const content = useContent(draft, saved, calls, mergeMenu);
  const publishing = usePublishingOf(subject, menu);
  const handle = useRef<PreviewHandle>(null);
  const { store, saver, state } = content;
  useEffect(() => {
    saver.onSaved = (revision) =>
      handle.current?.send({ type: 'paddock.preview.revision', revision: Number(revision) });
  }, [saver]);
  const nodes = useMemo(() => menuNodes(state.values, built_in), [state.values, built_in]);
  const change: ChangeTree = (edit) => {
    const now = menuNodes(store.state.values, built_in);
    const changes = changesBetween(menuValues(now), menuValues(edit(now)));
    if (Object.keys(changes).length > 0) store.write(changes);
  };
  return { subject, content, nodes, change, publishing, handle };
}

function usePublishingOf(subject: MenuSubject, menu: EditedMenu): Publishing {
  const client = useQueryClient();
  const { site } = subject;
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/staff/menus'),
    });
  return {
    versions: menu.versions,
    isInherited: menu.versions.live === null,
    async publish(body, revision) {
      const input = { ...inputOf(subject), headers: ifMatch(revision), body };
      const { data } = await callDesk(publishMenu, input, { site });
      await refresh();
      return { revision: String(data.revision), publishAt: data.publish_at };
    },
    async withdraw({ id }, reason) {
      const input = { ...inputOf(subject), params: { menu: subject.menu, version: id }, body: { reason } };
      const { data } = await callDesk(withdrawMenuVersion, input, { site });
      await refresh();
      return { revision: String(data.revision) };
    },
  };
}

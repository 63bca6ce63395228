import { MenuLayout } from '@paddock/server/features/menu/layout.contract.ts';
import {
  type EditedMenu,
  publishMenu,
  saveMenu,
  withdrawMenuVersion,
} from '@paddock/server/features/menu/staff/menus.staff.contract.ts';
import type { Scope } from '@paddock/server/features/versions/versions.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { callDesk } from '../../../kit/calls/call-desk.ts';
import type { Values } from '../../../kit/form/draft.rules.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Screen } from '../../../kit/screen/screen.tsx';
import { PHONE, useMedia } from '../../../kit/screen/use-media.ts';
import { changesBetween, newBlockId } from '../blocks/content-doc.ts';
import type { ContentCalls, SavedContent } from '../editor/content-saver.ts';
import { ContentStatus } from '../editor/content-status.tsx';
import { EditorNotes } from '../editor/editor-notes.tsx';
import { Presence } from '../editor/presence.tsx';
import { PublishButton, PublishPanel } from '../editor/publish-panel.tsx';
import { useContent } from '../editor/use-content.ts';
import { type Publishing, usePublishing } from '../editor/use-publishing.ts';
import type { PreviewHandle } from '../preview/preview-pane.tsx';
import { EntryForm } from './entry-form.tsx';
import {
  addLink,
  changeNode,
  deleteLink,
  findNode,
  indentLink,
  isLink,
  type MenuNode,
  mergeTree,
  moveNode,
  outdentLink,
  toLayout,
} from './menu-tree.ts';
import { MenuTreeView } from './menu-tree-view.tsx';
import { menuNodes, menuValues, mergeMenu } from './menu-values.ts';

const PreviewPane = lazy(() => import('../preview/preview-pane.tsx'));

interface MenuEditorProps {
  readonly site: string;
  readonly menu: EditedMenu;
  /** Head or foot, site or brand. */
  readonly tags: ReactNode;
  readonly notes: ReactNode;
}

type Subject = { readonly site: string; readonly menu: EditedMenu['menu']; readonly scope: Scope };
const inputOf = ({ menu, scope }: Subject) => ({ params: { menu }, query: { scope } });
const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` });

const savedOf = (
  builtIn: EditedMenu['built_in'],
  { revision, layout }: Pick<EditedMenu, 'revision' | 'layout'>,
): SavedContent => ({
  values: menuValues(mergeTree(builtIn, layout.entries)),
  revision: String(revision),
});

const isWhole = (node: MenuNode): boolean =>
  (!isLink(node.key) || Object.values(node.labels).some((label) => label.trim() !== '')) &&
  node.children.every(isWhole);

function callsOf(subject: Subject, builtIn: EditedMenu['built_in']): ContentCalls {
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

/** The tree of a menu, the shop with it, and the chosen entry. */
export function MenuEditor({ site, menu, tags, notes }: MenuEditorProps) {
  const t = useT();
  const isPhone = useMedia(PHONE);
  const { scope, timezone, can_edit, locales } = menu;
  const { content, nodes, change, publishing, handle } = useMenu(site, menu);
  const publish = usePublishing(content, publishing, timezone);
  const tree = useTree(nodes, change);
  useKeys(
    can_edit ? [{ keys: 'alt+n', label: t('content.menu.addLink'), whileTyping: true, run: tree.add }] : [],
  );
  const locale = locales[0] ?? 'en';
  return (
    <Screen
      name={t('content.menus')}
      isScrolling={false}
      hasFoot
      status={
        <>
          {tags}
          <Presence subject={{ kind: 'menu', ref: menu.menu, site, scope }} />
          <ContentStatus content={content} problems={[]} publishing={publishing} timezone={timezone} />
        </>
      }
      actions={<PublishButton publish={publish} canEdit={can_edit} />}
    >
      <div className="ed" aria-busy={!content.isReady}>
        <aside className="ed__side scroll" aria-label={t('content.structure')}>
          <EditorNotes content={content} isPhone={isPhone}>
            {notes}
          </EditorNotes>
          <MenuTreeView {...tree.view} nodes={nodes} locale={locale} canEdit={can_edit} />
          <Button look="quiet" icon="plus" keys="alt+n" disabled={!can_edit} onClick={tree.add}>
            {t('content.menu.addLink')}
          </Button>
          <span className="sr" role="status">
            {tree.announcement}
          </span>
        </aside>
        {isPhone ? null : (
          <Suspense fallback={<div className="stagex" />}>
            <PreviewPane
              site={site}
              locale={locale}
              path=""
              timezone={timezone}
              isSiteFixed={scope === 'site'}
              handle={handle}
              onSelect={() => {}}
            />
          </Suspense>
        )}
        <aside className="ed__panel scroll" aria-label={t('content.fields')}>
          {tree.node ? (
            <EntryForm
              key={tree.node.key}
              node={tree.node}
              locales={locales}
              isDisabled={!can_edit}
              onChange={tree.changeEntry}
              onDelete={tree.remove}
            />
          ) : null}
          <PublishPanel publish={publish} publishing={publishing} timezone={timezone} canEdit={can_edit} />
        </aside>
      </div>
    </Screen>
  );
}

function useMenu(site: string, menu: EditedMenu) {
  const t = useT();
  const { scope, built_in } = menu;
  const [subject] = useState<Subject>({ site, menu: menu.menu, scope });
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
  const change: Change = (edit) => {
    const now = menuNodes(store.state.values, built_in);
    const changes = changesBetween(menuValues(now), menuValues(edit(now)));
    if (Object.keys(changes).length > 0) store.write(changes);
  };
  return { content, nodes, change, publishing, handle };
}

type Change = (edit: (now: readonly MenuNode[]) => readonly MenuNode[]) => void;
const MOVES = {
  up: (now: readonly MenuNode[], key: string) => moveNode(now, key, -1),
  down: (now: readonly MenuNode[], key: string) => moveNode(now, key, 1),
  end: indentLink,
  start: outdentLink,
};

function useTree(nodes: readonly MenuNode[], change: Change) {
  const t = useT();
  const [chosen, select] = useState<string | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(nodes.map(({ key }) => key)));
  const [announcement, announce] = useState('');
  const node = findNode(nodes, chosen ?? '') ?? nodes[0];
  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen(next);
  };
  const move = (key: string, direction: keyof typeof MOVES) => {
    change((now) => MOVES[direction](now, key));
    announce(t(`content.menu.moved.${direction}`));
  };
  return {
    node,
    announcement,
    view: { selected: node?.key ?? null, open, onSelect: select, onToggle: toggle, onMove: move },
    changeEntry: (next: Partial<MenuNode>) => change((now) => changeNode(now, node?.key ?? '', next)),
    add() {
      const key = `link:${newBlockId()}`;
      change((now) => addLink(now, node?.key ?? null, key));
      select(key);
    },
    remove() {
      if (node) change((now) => deleteLink(now, node.key));
    },
  };
}

function usePublishingOf(subject: Subject, menu: EditedMenu): Publishing {
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

import type { EditedMenu } from '@paddock/server/features/menu/staff/menus.staff.contract.ts';
import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Screen } from '../../../kit/screen/screen.tsx';
import { PHONE, useMedia } from '../../../kit/screen/use-media.ts';
import { ContentStatus } from '../editor/content-status.tsx';
import { EditorNotes } from '../editor/editor-notes.tsx';
import { Presence } from '../editor/presence.tsx';
import { PublishButton, PublishPanel } from '../editor/publish-panel.tsx';
import { usePublishing } from '../editor/use-publishing.ts';
import type { PreviewHandle } from '../preview/preview-pane.tsx';
import { EntryForm } from './entry-form.tsx';
import { MenuTreeView } from './menu-tree-view.tsx';
import { MenuVersions } from './menu-versions.tsx';
import { useMenu } from './use-menu.ts';
import { useTree } from './use-tree.ts';

const PreviewPane = lazy(() => import('../preview/preview-pane.tsx'));

/** The language in which entries are named beside the tree. */
const localeOf = ({ locales }: EditedMenu) => locales[0] ?? 'en';

interface MenuEditorProps {
  readonly site: string;
  readonly menu: EditedMenu;
  /** Head or foot, site or brand. */
  readonly tags: ReactNode;
  readonly notes: ReactNode;
}

/** The tree of a menu, the shop with it, and the chosen entry. */
export function MenuEditor({ site, menu, tags, notes }: MenuEditorProps) {
  const t = useT();
  const isPhone = useMedia(PHONE);
  const { timezone, can_edit, locales } = menu;
  const { subject, content, nodes, change, publishing, handle } = useMenu(site, menu);
  const publish = usePublishing(content, publishing, timezone);
  const tree = useTree(nodes, change);
  useKeys(
    can_edit ? [{ keys: 'alt+n', label: t('content.menu.addLink'), whileTyping: true, run: tree.add }] : [],
  );
  return (
    <Screen
      name={t('content.menus')}
      isScrolling={false}
      hasFoot
      status={
        <>
          {tags}
          <Presence subject={{ kind: 'menu', ref: menu.menu, site, scope: menu.scope }} />
          <ContentStatus content={content} problems={[]} publishing={publishing} timezone={timezone} />
        </>
      }
      actions={<PublishButton publish={publish} canEdit={can_edit} />}
    >
      <div className="editor" aria-busy={!content.isReady}>
        <aside className="editor__side scroll" aria-label={t('content.structure')}>
          <EditorNotes content={content} isPhone={isPhone}>
            {notes}
          </EditorNotes>
          <MenuTreeView {...tree.view} nodes={nodes} locale={localeOf(menu)} canEdit={can_edit} />
          <Button look="quiet" icon="plus" keys="alt+n" disabled={!can_edit} onClick={tree.add}>
            {t('content.menu.addLink')}
          </Button>
          <span className="visually-hidden" role="status">
            {tree.announcement}
          </span>
          <MenuVersions subject={subject} menu={menu} content={content} nodes={nodes} />
        </aside>
        {isPhone ? null : <MenuPreview site={site} menu={menu} handle={handle} />}
        <aside className="editor__panel scroll" aria-label={t('content.fields')}>
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

interface MenuPreviewProps {
  readonly site: string;
  readonly menu: EditedMenu;
  readonly handle: RefObject<PreviewHandle | null>;
}

function MenuPreview({ site, menu, handle }: MenuPreviewProps) {
  return (
    <Suspense fallback={<div className="stage" />}>
      <PreviewPane
        site={site}
        locale={localeOf(menu)}
        path=""
        timezone={menu.timezone}
        isSiteFixed={menu.scope === 'site'}
        handle={handle}
        onSelect={() => {}}
      />
    </Suspense>
  );
}

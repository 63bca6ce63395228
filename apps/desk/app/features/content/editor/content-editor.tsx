import { lazy, Suspense } from 'react';
import { requireMessages } from '../../../i18n/messages.ts';
import { Screen } from '../../../kit/screen/screen.tsx';
import { PHONE, useMedia } from '../../../kit/screen/use-media.ts';
import { ContentStatus } from './content-status.tsx';
import { FieldsPane, StructurePane } from './editor-panes.tsx';
import type { ContentEditorProps } from './editor-props.ts';
import { Presence } from './presence.tsx';
import { PublishButton, PublishPanel } from './publish-panel.tsx';
import { useEditor } from './use-editor.ts';

await requireMessages('content');

const PreviewPane = lazy(() => import('../preview/preview-pane.tsx'));
const BlockPicker = lazy(() => import('./block-picker.tsx'));

/** Blocks, the shop with the draft, and the fields of the chosen block. */
export function ContentEditor(props: ContentEditorProps) {
  const { content, site, locale, timezone, canEdit } = props;
  const editor = useEditor(props);
  const isPhone = useMedia(PHONE);
  const { blocks, publish } = editor;
  return (
    <Screen
      name={props.name}
      crumb={props.crumb}
      isScrolling={false}
      hasFoot
      status={
        <>
          {props.tags}
          <Presence subject={props.presence} />
          <ContentStatus
            content={content}
            problems={props.problems}
            publishing={props.publishing}
            timezone={timezone}
          />
        </>
      }
      actions={<PublishButton publish={publish} canEdit={canEdit} onCompare={props.onCompare} />}
    >
      <div className="editor" aria-busy={!content.isReady}>
        <StructurePane {...props} editor={editor} isPhone={isPhone} />
        {isPhone ? null : (
          <Suspense fallback={<div className="stage" />}>
            <PreviewPane
              key={`${site}/${locale}`}
              site={site}
              locale={locale}
              path={props.previewPath}
              timezone={timezone}
              isSiteFixed={props.isSiteFixed}
              handle={editor.handle}
              onSelect={editor.pick}
            />
          </Suspense>
        )}
        <FieldsPane editor={editor} problems={props.problems} focus={editor.focus} details={props.details}>
          <PublishPanel
            publish={publish}
            publishing={props.publishing}
            timezone={timezone}
            canEdit={canEdit}
          />
        </FieldsPane>
      </div>
      {blocks.isAdding ? (
        <Suspense>
          <BlockPicker onChoose={editor.add} onClose={blocks.closePicker} />
        </Suspense>
      ) : null}
    </Screen>
  );
}

import { useT } from '../../../i18n/use-t.ts';
import { changeBlock } from '../blocks/change-blocks.ts';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { DetailsCard } from './details-card.tsx';
import { EditorNotes } from './editor-notes.tsx';
import type { ContentEditorProps } from './editor-props.ts';
import { ProblemList } from './problem-list.tsx';
import { PublishPanel } from './publish-panel.tsx';
import type { Editor } from './use-editor.ts';

interface PaneProps extends ContentEditorProps {
  readonly editor: Editor;
}

/** The blocks in their order, with what belongs to the whole text. */
export function StructurePane({ editor, isPhone, ...props }: PaneProps & { readonly isPhone: boolean }) {
  const t = useT();
  const { doc, blocks } = editor;
  return (
    <aside className="ed__side scroll" aria-label={t('content.structure')}>
      <EditorNotes content={props.content} isPhone={isPhone}>
        {props.notes}
      </EditorNotes>
      <h2 className="h2 ed__h">{t('content.blocks')}</h2>
      <DetailsCard doc={doc} isSelected={editor.isDetails} onSelect={() => editor.setDetails(true)} />
      <BlockList
        blocks={doc.blocks}
        selected={editor.selected}
        site={props.site}
        faulty={new Set(props.problems.map(({ block }) => block))}
        isDisabled={!props.canEdit}
        onSelect={editor.choose}
        onMove={blocks.move}
        onAdd={blocks.openPicker}
      />
      <span className="sr" role="status">
        {blocks.announcement}
      </span>
      {props.side}
    </aside>
  );
}

/** The fields of the chosen block, and publishing. */
export function FieldsPane({ editor, ...props }: PaneProps) {
  const t = useT();
  const { doc, blocks, change, context } = editor;
  const edited = doc.blocks.find(({ id }) => id === editor.selected);
  return (
    <aside className="ed__panel scroll" aria-label={t('content.fields')}>
      {edited ? (
        <BlockForm
          key={edited.id}
          edited={edited}
          context={context}
          focus={editor.focus}
          onChange={(block) => change((now) => changeBlock(now, edited.id, block))}
          onCopy={blocks.copy}
          onRemove={blocks.remove}
        />
      ) : (
        <section className="sec ed__form" aria-label={t('content.details')}>
          <h2 className="h2 sec__h">{t('content.details')}</h2>
          {props.details(context)}
        </section>
      )}
      <PublishPanel
        publish={editor.publish}
        publishing={props.publishing}
        timezone={props.timezone}
        canEdit={props.canEdit}
      />
      <ProblemList
        problems={props.problems}
        onSelect={(block) => (block ? editor.choose(block) : editor.setDetails(true))}
      />
    </aside>
  );
}

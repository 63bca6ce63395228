import type { ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { changeBlock } from '../blocks/change-blocks.ts';
import type { FieldContext } from '../blocks/field-props.ts';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { DetailsCard } from './details-card.tsx';
import { EditorNotes } from './editor-notes.tsx';
import { ProblemList } from './problem-list.tsx';
import type { ContentProblem } from './problems.ts';
import type { Content } from './use-content.ts';
import type { Editor } from './use-editor.ts';

interface PaneProps {
  readonly editor: Pick<
    Editor,
    'doc' | 'change' | 'blocks' | 'isDetails' | 'setDetails' | 'selected' | 'context' | 'choose'
  >;
  readonly problems: readonly ContentProblem[];
}

interface StructureProps extends PaneProps {
  readonly content: Content;
  readonly site: string;
  readonly canEdit: boolean;
  readonly isPhone: boolean;
  readonly notes?: ReactNode;
  /** Below the blocks: languages, versions. */
  readonly side: ReactNode;
}

/** The blocks in their order, with what belongs to the whole text. */
export function StructurePane({ editor, problems, ...props }: StructureProps) {
  const t = useT();
  const { doc, blocks } = editor;
  return (
    <aside className="editor__side scroll" aria-label={t('content.structure')}>
      <EditorNotes content={props.content} isPhone={props.isPhone}>
        {props.notes}
      </EditorNotes>
      <h2 className="h2 editor__heading">{t('content.blocks')}</h2>
      <DetailsCard doc={doc} isSelected={editor.isDetails} onSelect={() => editor.setDetails(true)} />
      <BlockList
        blocks={doc.blocks}
        selected={editor.selected}
        site={props.site}
        faulty={new Set(problems.map(({ block }) => block))}
        isDisabled={!props.canEdit}
        onSelect={editor.choose}
        onMove={blocks.move}
        onAdd={blocks.openPicker}
      />
      <span className="visually-hidden" role="status">
        {blocks.announcement}
      </span>
      {props.side}
    </aside>
  );
}

interface FieldsProps extends PaneProps {
  /** The field that a click in the preview has chosen. */
  readonly focus?: Editor['focus'];
  /** Fields beside the blocks: title, description. */
  details(context: FieldContext): ReactNode;
  /** Below the fields: publishing. */
  readonly children?: ReactNode;
}

/** The fields of the chosen block, and what is missing. */
export function FieldsPane({ editor, problems, focus = null, details, children }: FieldsProps) {
  const t = useT();
  const { doc, blocks, change, context } = editor;
  const edited = doc.blocks.find(({ id }) => id === editor.selected);
  return (
    <aside className="editor__panel scroll" aria-label={t('content.fields')}>
      {edited ? (
        <BlockForm
          key={edited.id}
          edited={edited}
          context={context}
          focus={focus}
          onChange={(block) => change((now) => changeBlock(now, edited.id, block))}
          onCopy={blocks.copy}
          onRemove={blocks.remove}
        />
      ) : (
        <section className="section editor__form" aria-label={t('content.details')}>
          <h2 className="h2 section__heading">{t('content.details')}</h2>
          {details(context)}
        </section>
      )}
      {children}
      <ProblemList
        problems={problems}
        onSelect={(block) => (block ? editor.choose(block) : editor.setDetails(true))}
      />
    </aside>
  );
}

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { requireMessages } from '../../../i18n/messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { Screen } from '../../../kit/screen/screen.tsx';
import { PHONE, useMedia } from '../../../kit/screen/use-media.ts';
import { changeBlock } from '../blocks/change-blocks.ts';
import { conflictsOf } from '../blocks/content-doc.ts';
import type { FieldContext } from '../blocks/field-props.ts';
import type { PreviewHandle } from '../preview/preview-pane.tsx';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { ContentStatus } from './content-status.tsx';
import { DetailsCard } from './details-card.tsx';
import { EditorNotes } from './editor-notes.tsx';
import { useProblemTexts } from './problem-texts.ts';
import type { ContentProblem } from './problems.ts';
import { PublishButton, PublishPanel } from './publish-panel.tsx';
import { useBlocks } from './use-blocks.ts';
import { type Content, useDoc } from './use-content.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

await requireMessages('content');

const PreviewPane = lazy(() => import('../preview/preview-pane.tsx'));
const BlockPicker = lazy(() => import('./block-picker.tsx'));

export interface ContentEditorProps {
  /** Title of the window and of the bar. */
  readonly name: string;
  readonly crumb: { readonly to: string; readonly label: string };
  /** Behind the title: site, scope. */
  readonly tags: ReactNode;
  readonly content: Content;
  /** Of the language at work, where the subject has several. */
  readonly prefix?: string;
  readonly site: string;
  readonly locale: string;
  readonly timezone: string;
  readonly canEdit: boolean;
  readonly problems: readonly ContentProblem[];
  /** Fields beside the blocks: title, description. */
  details(context: FieldContext): ReactNode;
  /** Below the blocks: languages, versions. */
  readonly side: ReactNode;
  readonly notes?: ReactNode;
  readonly previewPath: string | null;
  readonly isSiteFixed: boolean;
  readonly publishing: Publishing;
  onCompare(): void;
}

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
      <div className="ed" aria-busy={!content.isReady}>
        <StructurePane {...props} editor={editor} isPhone={isPhone} />
        {isPhone ? null : (
          <Suspense fallback={<div className="stagex" />}>
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
        <FieldsPane {...props} editor={editor} />
      </div>
      {blocks.isAdding ? (
        <Suspense>
          <BlockPicker onChoose={editor.add} onClose={blocks.closePicker} />
        </Suspense>
      ) : null}
    </Screen>
  );
}

type Editor = ReturnType<typeof useEditor>;

function useEditor(props: ContentEditorProps) {
  const { content, prefix = '', site, locale, timezone, canEdit, problems } = props;
  const { doc, change } = useDoc(content, prefix);
  const blocks = useBlocks({ doc, change }, !canEdit);
  const [isDetails, setDetails] = useState(false);
  const [focus, setFocus] = useState<{ path: string; call: number } | null>(null);
  const handle = useRef<PreviewHandle>(null);
  const publish = usePublishing(content, props.publishing, timezone);
  const selected = isDetails ? null : blocks.selected;
  useFollowingPreview(content, handle);
  useEditorKeys(content, props);
  const context = useFieldContext({
    content,
    problems,
    block: selected ?? '',
    prefix,
    locale,
    site,
    canEdit,
  });
  const { select } = blocks;
  /** In the list: the preview scrolls to it. */
  const choose = (id: string) => {
    setDetails(false);
    setFocus(null);
    select(id);
    handle.current?.send({ type: 'paddock.preview.show', block: id });
  };
  /** In the preview: the field gets the focus. */
  const pick = useCallback(
    (block: string, field: string | null) => {
      setDetails(false);
      select(block);
      setFocus((before) => ({ path: field ?? '', call: (before?.call ?? 0) + 1 }));
    },
    [select],
  );
  const add = (type: string) => {
    setDetails(false);
    setFocus(null);
    blocks.add(type);
  };
  return {
    doc,
    change,
    blocks,
    isDetails,
    setDetails,
    focus,
    handle,
    publish,
    selected,
    context,
    choose,
    pick,
    add,
  };
}

interface PaneProps extends ContentEditorProps {
  readonly editor: Editor;
}

function StructurePane({ editor, isPhone, ...props }: PaneProps & { readonly isPhone: boolean }) {
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

function FieldsPane({ editor, ...props }: PaneProps) {
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

/** After each save the preview asks for its data again. */
function useFollowingPreview({ saver }: Content, handle: React.RefObject<PreviewHandle | null>) {
  useEffect(() => {
    saver.onSaved = (revision) =>
      handle.current?.send({ type: 'paddock.preview.revision', revision: Number(revision) });
    return () => {
      saver.onSaved = () => {};
    };
  }, [saver, handle]);
}

function useEditorKeys({ store, saver }: Content, { onCompare }: ContentEditorProps) {
  const t = useT();
  useKeys([
    { keys: 'd', label: t('content.compare.title'), run: onCompare },
    {
      keys: 'mod+s',
      label: t('content.saveDraft'),
      whileTyping: true,
      run: () => void saver.flush().then((isSaved) => (isSaved ? undefined : store.flush())),
    },
  ]);
}

interface ContextParts {
  readonly content: Content;
  readonly problems: readonly ContentProblem[];
  readonly block: string;
  readonly prefix: string;
  readonly locale: string;
  readonly site: string;
  readonly canEdit: boolean;
}

function useFieldContext(parts: ContextParts): FieldContext {
  const { content, problems, block, prefix, locale, site, canEdit } = parts;
  const textOf = useProblemTexts();
  const { store, state } = content;
  return useMemo(() => {
    const start = `${prefix}${block}`;
    const own = problems.filter((problem) => problem.block === block);
    return {
      locale,
      site,
      isDisabled: !canEdit,
      problems: new Map(own.map((problem) => [problem.path, textOf(problem)])),
      conflicts: block ? conflictsOf(state.conflicts, start) : state.conflicts,
      onResolve: (name, value) => store.resolve(block ? `${start}/${name}` : name, value),
    };
  }, [store, state.conflicts, problems, block, prefix, locale, site, canEdit, textOf]);
}

interface ProblemListProps {
  readonly problems: readonly ContentProblem[];
  onSelect(block: string): void;
}

/** What is missing before the text can be saved for all; a click leads to it. */
function ProblemList({ problems, onSelect }: ProblemListProps) {
  const t = useT();
  const textOf = useProblemTexts();
  if (problems.length === 0) return null;
  return (
    <section className="sec">
      <h2 className="sec__h">{t('content.checks')}</h2>
      <ul className="col col--4">
        {problems.map((problem) => (
          <li key={`${problem.block}/${problem.path}`}>
            <button type="button" className="st st--warn ed__problem" onClick={() => onSelect(problem.block)}>
              {textOf(problem, true)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

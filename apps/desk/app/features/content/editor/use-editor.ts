import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import type { PreviewHandle } from '../preview/preview-pane.tsx';
import type { ContentEditorProps } from './editor-props.ts';
import { useBlocks } from './use-blocks.ts';
import { type Content, useDoc } from './use-content.ts';
import { useFieldContext } from './use-field-context.ts';
import { usePublishing } from './use-publishing.ts';

export type Editor = ReturnType<typeof useEditor>;

/** The state of the editor: which block is chosen, what the fields know, and the preview that follows. */
export function useEditor(props: ContentEditorProps) {
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

/** After each save the preview asks for its data again. */
function useFollowingPreview({ saver }: Content, handle: RefObject<PreviewHandle | null>) {
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

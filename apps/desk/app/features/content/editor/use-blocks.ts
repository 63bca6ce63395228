import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { showToast } from '../../../kit/overlay/toast.tsx';
import { addBlock, copyBlock, deleteBlock, moveBlock, restoreBlock } from '../blocks/change-blocks.ts';
import type { ContentDoc } from '../blocks/content-doc.ts';
import { useContentLabels } from '../blocks/field-label.ts';

export interface Blocks {
  readonly selected: string | null;
  /** What was moved where, for screen readers. */
  readonly announcement: string;
  readonly isAdding: boolean;
  select(id: string | null): void;
  openPicker(): void;
  closePicker(): void;
  add(type: string): void;
  copy(): void;
  remove(): void;
  move(id: string, to: number): void;
}

interface DocState {
  readonly doc: ContentDoc;
  change(edit: (doc: ContentDoc) => ContentDoc): void;
}

/** The chosen block and what is done with it: Alt+N adds, Alt and arrows move, deleting can be undone. */
export function useBlocks({ doc, change }: DocState, isDisabled: boolean): Blocks {
  const t = useT();
  const labels = useContentLabels();
  const [chosen, select] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [announcement, announce] = useState('');
  const selected = doc.blocks.some(({ id }) => id === chosen) ? chosen : (doc.blocks[0]?.id ?? null);
  const place = doc.blocks.findIndex(({ id }) => id === selected);

  const move = (id: string, to: number) => {
    change((now) => moveBlock(now, id, to));
    const block = doc.blocks.find((edited) => edited.id === id)?.block;
    const number = Math.max(0, Math.min(doc.blocks.length - 1, to)) + 1;
    announce(t('content.moved', { name: labels.block(block?.type ?? ''), number, count: doc.blocks.length }));
  };
  const remove = () => {
    const edited = doc.blocks[place];
    if (!edited) return;
    change((now) => deleteBlock(now, edited.id));
    select(doc.blocks[place + 1]?.id ?? doc.blocks[place - 1]?.id ?? null);
    showToast(t('content.deleted', { name: labels.block(edited.block.type) }), {
      undo: () => {
        change((now) => restoreBlock(now, place, edited));
        select(edited.id);
      },
    });
  };
  const openPicker = () => setAdding(true);
  useKeys(isDisabled ? [] : keysOf({ openPicker, step: (by) => selected && move(selected, place + by) }, t));
  return {
    selected,
    announcement,
    isAdding,
    select,
    openPicker,
    closePicker: () => setAdding(false),
    add(type) {
      setAdding(false);
      const added = addBlock(doc, type, selected);
      change(() => added.doc);
      select(added.id);
    },
    copy() {
      if (!selected) return;
      const copied = copyBlock(doc, selected);
      change(() => copied.doc);
      select(copied.id);
    },
    remove,
    move,
  };
}

function keysOf(
  { openPicker, step }: { openPicker: () => void; step: (by: number) => unknown },
  t: ReturnType<typeof useT>,
) {
  const group = t('content.blocks');
  const move = (by: number) => (event: KeyboardEvent) => {
    // Alt and an arrow open a select.
    if (event.target instanceof HTMLSelectElement) return false;
    return step(by);
  };
  return [
    { keys: 'alt+n', label: t('content.addBlock'), group, whileTyping: true, run: openPicker },
    // Alt+N on a Mac is the beginning of a letter with a tilde.
    { keys: 'alt+dead', whileTyping: true, run: openPicker },
    { keys: 'alt+arrowup', label: t('content.up'), group, whileTyping: true, run: move(-1) },
    { keys: 'alt+arrowdown', label: t('content.down'), group, whileTyping: true, run: move(1) },
  ];
}

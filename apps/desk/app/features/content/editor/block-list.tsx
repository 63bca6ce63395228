import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import { Kbd } from '../../../kit/parts/kbd.tsx';
import { fieldsOf, pictureOf, summaryOf } from '../blocks/block-fields.ts';
import type { EditedBlock } from '../blocks/content-doc.ts';
import { useContentLabels } from '../blocks/field-label.ts';
import { MediaThumb } from '../blocks/media-picker.tsx';

interface BlockListProps {
  readonly blocks: readonly EditedBlock[];
  readonly selected: string | null;
  readonly site: string;
  /** Ids of blocks that cannot be saved as they are. */
  readonly faulty: ReadonlySet<string>;
  readonly isDisabled: boolean;
  onSelect(id: string): void;
  onMove(id: string, to: number): void;
  onAdd(): void;
}

/** Moving a card in the page takes the focus from it: the chosen card of the list gets it back. */
function useKeptFocus(blocks: readonly EditedBlock[]) {
  const list = useRef<HTMLOListElement>(null);
  const order = blocks.map(({ id }) => id).join();
  const lastOrder = useRef(order);
  useEffect(() => {
    if (lastOrder.current === order) return;
    lastOrder.current = order;
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [order]);
  return list;
}

/** The place that a dragged card would take, and dropping it there. */
function useDropping(blocks: readonly EditedBlock[], onMove: BlockListProps['onMove']) {
  const [target, setTarget] = useState<number | null>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const id = event.dataTransfer.getData('text/plain');
    const from = blocks.findIndex((edited) => edited.id === id);
    if (target !== null && from >= 0) onMove(id, target > from ? target - 1 : target);
    setTarget(null);
  };
  return { target, setTarget, drop };
}

/** The blocks of a text as cards, in their order; dragged, or moved with Alt and arrows. */
export function BlockList(props: BlockListProps) {
  const { blocks, selected, site, faulty, isDisabled, onSelect, onMove, onAdd } = props;
  const t = useT();
  const list = useKeptFocus(blocks);
  const { target, setTarget, drop } = useDropping(blocks, onMove);
  return (
    <>
      <ol
        ref={list}
        className="editor__blocks"
        aria-label={t('content.blocks')}
        onDrop={drop}
        onDragEnd={() => setTarget(null)}
      >
        {blocks.map((edited, place) => (
          <li
            key={edited.id}
            className={target === place ? 'editor__drop' : undefined}
            draggable={!isDisabled}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', edited.id)}
            onDragOver={(event) => {
              event.preventDefault();
              const { top, height } = event.currentTarget.getBoundingClientRect();
              setTarget(event.clientY > top + height / 2 ? place + 1 : place);
            }}
          >
            <BlockCard
              edited={edited}
              site={site}
              isSelected={edited.id === selected}
              isFaulty={faulty.has(edited.id)}
              onSelect={() => onSelect(edited.id)}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="editor-row editor-row--add muted"
        aria-keyshortcuts="Alt+N"
        disabled={isDisabled}
        onClick={onAdd}
      >
        <Icon name="plus" />
        <span className="grow">{t('content.addBlock')}</span>
        <Kbd keys="alt+n" />
      </button>
    </>
  );
}

interface CardProps {
  readonly edited: EditedBlock;
  readonly site: string;
  readonly isSelected: boolean;
  readonly isFaulty: boolean;
  onSelect(): void;
}

function BlockCard({ edited: { block }, site, isSelected, isFaulty, onSelect }: CardProps) {
  const t = useT();
  const labels = useContentLabels();
  const hasPicture = fieldsOf(block.type).some(({ kind, name }) => kind === 'media' || name === 'items');
  return (
    <button type="button" className="editor-row" aria-current={isSelected} onClick={onSelect}>
      <Icon name="grip" size={14} />
      {hasPicture ? <MediaThumb site={site} mediaKey={pictureOf(block)} /> : <Icon name="document" />}
      <span className="grow editor-row__text">
        <span className="font-medium editor-row__name">{labels.block(block.type)}</span>
        <span className="small muted truncate editor-row__line" dir="auto">
          {summaryOf(block)}
        </span>
      </span>
      {isFaulty ? (
        <span className="text-warn" title={t('content.incomplete')}>
          <Icon name="warning" size={14} />
          <span className="visually-hidden">{t('content.incomplete')}</span>
        </span>
      ) : null}
    </button>
  );
}

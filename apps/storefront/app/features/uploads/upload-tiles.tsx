import type { UploadKind } from '@paddock/server/contracts/uploads';
import type { RefObject } from 'react';
import { AddTile } from './add-tile.tsx';
import { countsTowardsMax, type UploadItem } from './upload-item.ts';
import { UploadTile } from './upload-tile.tsx';

type Props = {
  items: readonly UploadItem[];
  kinds: readonly UploadKind[];
  min: number;
  max: number;
  labels: readonly string[];
  /** The first place to add a file. */
  firstInput: RefObject<HTMLInputElement | null>;
  describedBy: string | undefined;
  onChoose: (files: FileList | null) => void;
  onRemove: (item: UploadItem) => void;
  onRetry: (item: UploadItem) => void;
};

/** The chosen files, and places to add more. */
export function UploadTiles(props: Props) {
  const { items, kinds, min, max, labels, firstInput, describedBy, onChoose, onRemove, onRetry } = props;
  return (
    <ul className={max === 1 ? 'up__tiles up__tiles--one' : 'up__tiles'}>
      {items.map((item, place) => (
        <UploadTile
          key={item.key}
          item={item}
          label={labels[place]}
          onRemove={() => onRemove(item)}
          onRetry={() => onRetry(item)}
          another={<AddTile kinds={kinds} max={max} look="button" onChoose={onChoose} />}
        />
      ))}
      {Array.from({ length: emptyTiles(items, min, max) }, (_, place) => (
        <AddTile
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else to tell them apart
          key={place}
          kinds={kinds}
          max={max}
          label={labels[items.length + place]}
          look="tile"
          inputRef={place === 0 ? firstInput : undefined}
          describedBy={describedBy}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

/** How many places to add a file are shown: the missing ones, or one while more files fit. */
function emptyTiles(items: readonly UploadItem[], min: number, max: number): number {
  const used = items.filter(countsTowardsMax).length;
  // A refused file offers its replacement itself.
  if (items.some(({ state }) => state === 'refused') && used + 1 >= max) return 0;
  return Math.max(used < max ? 1 : 0, min - items.length);
}

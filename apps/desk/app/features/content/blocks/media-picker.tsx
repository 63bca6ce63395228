import type { Picture as KnownPicture } from '@paddock/server/features/pages/staff/pictures.staff.contract.ts';
import { useEffect, useState } from 'react';
import { requireMessages } from '../../../i18n/messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Picture } from '../../../kit/parts/picture.tsx';
import { useMay } from '../../../kit/session/use-me.ts';
import { FileButton } from '../../media/file-button.tsx';
import { UploadTray } from '../../media/upload-tray.tsx';
import { useUploads } from '../../media/use-uploads.ts';
import { usePictures } from './use-pictures.ts';

await requireMessages('content', 'media');

interface PickerProps {
  readonly site: string;
  readonly media: 'picture' | 'video';
  readonly chosen: string;
  readonly locale: string;
  onChoose(key: string): void;
  onClose(): void;
}

const MAX_SHOWN = 60;

/** The known pictures; typing narrows them by key and alt text, Enter takes the first. */
export default function MediaPicker({ site, media, chosen, locale, onChoose, onClose }: PickerProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const uploads = useChosenUpload(site, onChoose);
  const canUpload = useMay()('media.edit', site) && media === 'picture';
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...usePictures(site).values()].filter(
    ({ key, kind, alts }) =>
      kind === media &&
      words.every((word) => `${key} ${Object.values(alts).join(' ')}`.toLowerCase().includes(word)),
  );
  const shown = found
    .toSorted((one, other) => Number(other.key === chosen) - Number(one.key === chosen))
    .slice(0, MAX_SHOWN);
  return (
    <Dialog title={t('content.pickPicture')} look="wide" onClose={onClose}>
      <div className="col col--12">
        <div className="row">
          <label className="input grow">
            <span className="visually-hidden">{t('content.searchPictures')}</span>
            <input
              type="search"
              data-autofocus
              placeholder={t('content.searchPictures')}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !shown[0]) return;
                event.preventDefault();
                onChoose(shown[0].key);
              }}
            />
          </label>
          {canUpload ? (
            <FileButton label={t('media.upload')} icon="plus" onFiles={(files) => uploads.add(files)} />
          ) : null}
        </div>
        <UploadTray items={uploads.items} onClear={uploads.clear} />
        <p className="small muted" role="status">
          {t('content.pictureCount', { count: found.length })}
        </p>
        <PictureChoice pictures={shown} chosen={chosen} locale={locale} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

interface PictureChoiceProps extends Pick<PickerProps, 'chosen' | 'locale' | 'onChoose'> {
  readonly pictures: readonly KnownPicture[];
}

function PictureChoice({ pictures, chosen, locale, onChoose }: PictureChoiceProps) {
  return (
    <ul className="editor__pictures">
      {pictures.map(({ key, address, alts, width, height }) => (
        <li key={key}>
          <button
            type="button"
            className="editor__picture"
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            <Picture address={address} />
            <bdi className="small font-medium truncate">{key}</bdi>
            <span className="x-small muted truncate">
              {alts[locale] ?? alts.en ?? (width && height ? `${width} × ${height}` : '')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Uploads of this dialog; the first that is ready is chosen. */
function useChosenUpload(site: string, onChoose: (key: string) => void) {
  const uploads = useUploads(site);
  const ready = uploads.items.find(({ state }) => state === 'done')?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first picture is ready
  useEffect(() => {
    if (ready) onChoose(ready);
  }, [ready]);
  return uploads;
}

/** A small picture by its key; a drawn one where it is not known. */
export function MediaThumb({ site, mediaKey }: { site: string; mediaKey: string | null }) {
  const address = usePictures(site).get(mediaKey ?? '')?.address ?? null;
  return <Picture key={address} address={address} />;
}

import type { UploadKind } from '@paddock/server/contracts/uploads';
import { buttonClass } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { type Ref, useId } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useT } from '../../i18n/use-t.ts';

const ACCEPTS: Record<UploadKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif',
  video: 'video/mp4,video/quicktime,video/webm',
  document: 'application/pdf',
};
const ICONS = { image: 'image', video: 'film', document: 'document' } as const;

type Props = {
  kinds: readonly UploadKind[];
  max: number;
  label?: string | undefined;
  /** A place to fill, or the way to another file instead of a refused one. */
  look: 'tile' | 'button';
  inputRef?: Ref<HTMLInputElement> | undefined;
  describedBy?: string | undefined;
  onChoose: (files: FileList | null) => void;
};

/** A real file input under a large target; on phones, beside it, one that opens the camera. */
export function AddTile({ kinds, max, label, look, inputRef, describedBy, onChoose }: Props) {
  const t = useT();
  const id = useId();
  const [kind = 'image'] = kinds;
  const input = (words: MessageId, capture?: 'environment', ref?: Ref<HTMLInputElement>) => (
    <input
      id={capture ? `${id}-camera` : id}
      type="file"
      className="up-input"
      ref={ref}
      accept={capture ? ACCEPTS[kind] : kinds.map((one) => ACCEPTS[one]).join(',')}
      multiple={max > 1 && !capture}
      capture={capture}
      aria-label={label ? `${t(words)}: ${label}` : t(words)}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => {
        onChoose(currentTarget.files);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  );
  if (look === 'button')
    return (
      <label htmlFor={id} className={buttonClass({ variant: 'ghost', size: 'small' }, 'up-choose')}>
        {input(`warranty.upload.another.${kind}`)}
        <Icon name={ICONS[kind]} />
        <span>{t(`warranty.upload.another.${kind}`)}</span>
      </label>
    );
  return (
    <li className="up-tile up-tile--add">
      <label htmlFor={id} className="up-choose">
        {input(`warranty.upload.add.${kind}`, undefined, inputRef)}
        <Icon name={ICONS[kind]} className="up-icon" />
        <b>{label ?? t(`warranty.upload.add.${kind}`)}</b>
        <span className="ui-small up-drop">
          {label ? t(`warranty.upload.add.${kind}`) : t('warranty.upload.drop')}
        </span>
      </label>
      {kind !== 'document' && (
        <label htmlFor={`${id}-camera`} className="up-camera">
          {input(`warranty.upload.camera.${kind}`, 'environment')}
          {t(`warranty.upload.camera.${kind}`)}
        </label>
      )}
    </li>
  );
}

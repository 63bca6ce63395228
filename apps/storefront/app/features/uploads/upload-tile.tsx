import { MAX_BYTES } from '@paddock/server/limits/uploads';
import { Icon, type IconName } from '@paddock/ui/icon';
import { IconButton } from '@paddock/ui/icon-button';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePage } from '../../page/page-context.ts';
import { formatMegabytes, type UploadItem } from './upload-item.ts';

const ICONS = { image: 'image', video: 'film', document: 'document' } as const satisfies Record<
  string,
  IconName
>;

type Props = {
  item: UploadItem;
  /** What it shows: "Near". */
  label?: string | undefined;
  onRemove: () => void;
  onRetry: () => void;
  /** Chooses another file, where this one failed. */
  another: ReactNode;
};

export function UploadTile({ item, label, onRemove, onRetry, another }: Props) {
  const t = useT();
  const remove = t('warranty.upload.remove', { name: item.name });
  if (item.state === 'ready')
    return (
      <li className="up-tile up-tile--ready">
        <Seen item={item} />
        <span className="up-tile__ok">
          <Icon name="check" />
          {label ?? t('warranty.upload.ready')}
        </span>
        <IconButton icon="close" className="up-tile__remove" label={remove} onClick={onRemove} />
      </li>
    );
  if (item.state === 'refused')
    return (
      <li className="up-tile up-tile--bad">
        <Name item={item} />
        <p className="up-tile__error">
          <Icon name="warning" />
          <span>
            <Why item={item} />
          </span>
        </p>
        {item.refusal === 'failed' && (
          <button type="button" className="up-act" onClick={onRetry}>
            {t('warranty.upload.retry')}
          </button>
        )}
        {another}
      </li>
    );
  return (
    <li className="up-tile">
      <Name item={item} />
      <Progress item={item} />
      <button type="button" className="up-act" onClick={onRemove} aria-label={remove}>
        {t('warranty.upload.stop')}
      </button>
    </li>
  );
}

/** How much of it is sent, in words and as a bar. */
function Progress({ item }: { item: UploadItem }) {
  const t = useT();
  const { lang } = usePage();
  const share = item.size === 0 ? 0 : Math.round((item.sent / item.size) * 100);
  const progress = t('warranty.upload.progress', {
    sent: formatMegabytes(item.sent, lang),
    size: formatMegabytes(item.size, lang),
  });
  return (
    <>
      <span className="ui-small ui-muted">
        {item.state === 'sending' && progress}
        {item.state === 'waiting' && t('warranty.upload.waiting')}
        {item.state === 'checking' && t('warranty.upload.checking')}
      </span>
      <span
        className={item.state === 'checking' ? 'up-bar up-bar--checking' : 'up-bar'}
        role="progressbar"
        aria-label={item.name}
        aria-valuenow={share}
        aria-valuetext={progress}
      >
        <i style={{ inlineSize: `${share}%` }} />
      </span>
    </>
  );
}

function Seen({ item }: { item: UploadItem }) {
  const { lang } = usePage();
  if (item.preview) return <img className="up-tile__seen" src={item.preview} alt={item.name} />;
  return (
    <span className="up-tile__plain">
      <Name item={item} />
      <span className="ui-small ui-muted">
        <bdi dir="ltr">{formatMegabytes(item.size, lang)} MB</bdi>
      </span>
    </span>
  );
}

const Name = ({ item }: { item: UploadItem }) => (
  <>
    <Icon name={ICONS[item.kind]} className="up-icon" />
    <b className="up-tile__name">
      <bdi>{item.name}</bdi>
    </b>
  </>
);

function Why({ item: { kind, size, refusal, message } }: { item: UploadItem }) {
  const t = useT();
  const { lang } = usePage();
  const sizes = { size: formatMegabytes(size, lang), max: formatMegabytes(MAX_BYTES[kind], lang) };
  if (refusal === 'too_large') return t(`warranty.upload.tooLarge.${kind}`, sizes);
  if (refusal === 'wrong_type') return t(`warranty.upload.wrongType.${kind}`);
  if (refusal === 'infected') return t('warranty.upload.infected');
  if (refusal === 'damaged') return t('warranty.upload.damaged');
  if (refusal === 'too_many_pixels') return t('warranty.upload.tooManyPixels');
  return message ?? t('warranty.upload.failed');
}

import { Link } from 'react-router';
import { useLabel, useT } from '../../i18n/use-t.ts';
import { IconButton } from '../../kit/parts/button.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import { percentText } from '../../kit/parts/time.tsx';
import type { UploadItem } from './use-uploads.ts';

const ICONS = {
  waiting: 'clock',
  sending: 'arrow-up',
  checking: 'half',
  slow: 'clock',
  done: 'check',
  refused: 'warning',
  failed: 'warning',
} as const;
const TONES = { done: 'ok', refused: 'alert', failed: 'alert' } as const;

/** What is being uploaded, each with how far it is. */
export function UploadTray({ items, onClear }: { items: readonly UploadItem[]; onClear(): void }) {
  const t = useT();
  if (items.length === 0) return null;
  const done = items.filter(({ state }) => state === 'done').length;
  return (
    <section className="upload-tray" aria-label={t('media.uploads')}>
      <div className="row">
        <h2 className="section__heading grow" aria-live="polite">
          {t('media.uploadsDone', { done, count: items.length })}
        </h2>
        <IconButton icon="close" label={t('media.clearUploads')} onClick={onClear} />
      </div>
      <ul>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ item }: { item: UploadItem }) {
  const label = useLabel();
  const { state, share, name, key, reason } = item;
  const tone = state in TONES ? TONES[state as keyof typeof TONES] : 'accent';
  const why = reason ? label(`media.refusal.${reason}`, reason) : null;
  const words = state === 'sending' ? percentText(share) : label(`media.upload.${state}`);
  return (
    <li className="row">
      <span className={`status status--${tone}`}>
        <Icon name={ICONS[state]} />
      </span>
      <span className="grow truncate">
        {key && state === 'done' ? <Link to={`/media/${key}`}>{key}</Link> : <bdi>{name}</bdi>}
      </span>
      {state === 'sending' ? (
        <progress className="upload-tray__bar" value={share} max={1} aria-label={name}>
          {words}
        </progress>
      ) : null}
      <span className="muted small">{why && (state === 'refused' || state === 'failed') ? why : words}</span>
    </li>
  );
}

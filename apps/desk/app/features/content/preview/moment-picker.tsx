import { useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { longTime } from '../../../kit/parts/time.tsx';
import { instantOf, isLocalTime, localTime } from './site-time.ts';

interface MomentProps {
  /** Local time at the site; empty: now. */
  readonly moment: string;
  readonly timezone: string;
  onChange(moment: string): void;
}

/** At which moment the shop is shown: now, or a time of the site. */
export function MomentPicker({ moment, timezone, onChange }: MomentProps) {
  const t = useT();
  const id = useId();
  return (
    <span className="row row--6">
      <label className="visually-hidden" htmlFor={id}>
        {t('content.preview.moment', { zone: timezone })}
      </label>
      <select
        className="input editor__pick"
        aria-label={t('content.preview.when')}
        value={moment === '' ? 'now' : 'at'}
        onChange={({ target }) => onChange(target.value === 'now' ? '' : localTime(new Date(), timezone))}
      >
        <option value="now">{t('content.preview.now')}</option>
        <option value="at">{t('content.preview.at')}</option>
      </select>
      {moment === '' ? null : (
        <input
          id={id}
          type="datetime-local"
          className="input editor__pick"
          title={longTime(instantOf(moment, timezone).toISOString(), timezone)}
          // The browser empties the value of a half-typed date: what is typed stays with the field.
          defaultValue={moment}
          onChange={({ target }) => isLocalTime(target.value) && onChange(target.value)}
        />
      )}
    </span>
  );
}

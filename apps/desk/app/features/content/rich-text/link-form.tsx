import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { isSafeAddress } from './rich-text-schema.ts';

interface LinkFormProps {
  readonly href: string;
  /** Null removes the link. */
  onApply(href: string | null): void;
  onCancel(): void;
}

/** The address of a link inside of a text: Enter sets it, Escape goes back to the text. */
export function LinkForm({ href, onApply, onCancel }: LinkFormProps) {
  const t = useT();
  const [address, setAddress] = useState(href);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const isValid = isSafeAddress(address.trim());
  const apply = () => isValid && onApply(address.trim() === '' ? null : address.trim());
  return (
    <div className="rich-text__link">
      <span className={isValid ? 'input' : 'input input--invalid'}>
        <input
          ref={field}
          type="text"
          dir="ltr"
          aria-label={t('content.text.address')}
          aria-invalid={!isValid || undefined}
          placeholder="https://"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
            else if (event.key === 'Escape') onCancel();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
      </span>
      <Button size="small" onClick={apply} disabled={!isValid}>
        {t('content.text.setLink')}
      </Button>
      {href ? (
        <Button size="small" look="quiet" onClick={() => onApply(null)}>
          {t('content.text.removeLink')}
        </Button>
      ) : null}
    </div>
  );
}

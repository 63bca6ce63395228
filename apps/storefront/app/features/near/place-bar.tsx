import { Icon } from '@paddock/ui/icon';
import { type ReactNode, useState } from 'react';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useNearPlace } from './near-place.ts';
import { PlaceField } from './place-field.tsx';
import './near.css';

await requireMessages('near');

type Props = {
  /** Beside the place, once it is known. */
  children?: ReactNode;
};

/** Which place distances are told from; named, changed and forgotten here. */
export default function PlaceBar({ children }: Props): ReactNode {
  const t = useT();
  const { place, forget } = useNearPlace();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PlaceField isFocused onDone={() => setOpen(false)} />;
  return (
    <div className="near-bar">
      <Icon name="pin" />
      {place ? (
        <>
          <span className="near-bar__place">
            {place.name === null ? t('near.aroundYou') : t('near.around', { place: place.name })}
          </span>
          <button type="button" className="ui-link" onClick={() => setOpen(true)}>
            {t('near.change')}
          </button>
          <button type="button" className="ui-link" onClick={forget}>
            {t('near.forget')}
          </button>
          {children}
        </>
      ) : (
        <button type="button" className="ui-link" onClick={() => setOpen(true)}>
          {t('near.show')}
        </button>
      )}
    </div>
  );
}

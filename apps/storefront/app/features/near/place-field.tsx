import { Button } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { useId, useState } from 'react';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';
import { findTown } from './find-town.ts';
import { useNearPlace } from './near-place.ts';
import { usePosition } from './use-position.ts';
import './near.css';

await requireMessages('near');

type Props = {
  /** A place was named and is kept now. */
  onDone?: (() => void) | undefined;
  isFocused?: boolean;
  /** It stands alone in a form, which leads to the dealers without script. In another form it must not send that. */
  hasOwnForm?: boolean;
};

/** One field for town or postcode, and the browser's position below it. */
export function PlaceField({ onDone, isFocused = false, hasOwnForm = false }: Props) {
  const t = useT();
  const path = usePath();
  const noteId = useId();
  const { keep } = useNearPlace();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { canLocate, isLocating, locate } = usePosition(
    (position) => {
      keep({ name: null, ...position });
      onDone?.();
    },
    () => setNote(t('near.notLocated')),
  );

  async function find() {
    const typed = text.replace(/\s+/g, ' ').trim();
    if (typed === '' || isBusy) return;
    setBusy(true);
    setNote('');
    try {
      const town = await findTown(path('stores/places'), typed);
      if (town) {
        keep(town);
        onDone?.();
      } else setNote(t('near.notFound'));
    } catch (error) {
      console.warn('town not looked up', error);
      setNote(t('shell.errors.offline'));
    }
    setBusy(false);
  }

  return (
    <div className="near-field">
      <div className="near-field__row">
        <input
          className="ui-input"
          name={hasOwnForm ? 'near' : undefined}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: it opens by a press of the visitor
          autoFocus={isFocused}
          aria-label={t('near.field')}
          aria-describedby={noteId}
          placeholder={t('near.field')}
          autoComplete="postal-code"
          maxLength={80}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter would send the form around it.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void find();
          }}
        />
        <Button
          type={hasOwnForm ? 'submit' : 'button'}
          isLoading={isBusy}
          onClick={(event) => {
            event.preventDefault();
            void find();
          }}
        >
          {t('near.find')}
        </Button>
      </div>
      <button
        type="button"
        className="near-locate"
        disabled={!canLocate || isLocating}
        onClick={() => {
          setNote('');
          locate();
        }}
      >
        <Icon name="locate" />
        {isLocating ? t('near.locating') : t('near.locate')}
      </button>
      <p className="ui-small ui-muted">{t('near.kept')}</p>
      <p id={noteId} className="near-field__note" role="status">
        {note}
      </p>
    </div>
  );
}

import { Button } from '@paddock/ui/button';
import { Icon } from '@paddock/ui/icon';
import { useId } from 'react';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePlaceSearch } from './use-place-search.ts';
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
  const noteId = useId();
  const search = usePlaceSearch(onDone);

  return (
    <div className="near-field">
      <div className="near-field__row">
        <input
          className="ui-input"
          name={hasOwnForm ? 'near' : undefined}
          value={search.text}
          // biome-ignore lint/a11y/noAutofocus: it opens by a press of the visitor
          autoFocus={isFocused}
          aria-label={t('near.field')}
          aria-describedby={noteId}
          placeholder={t('near.field')}
          autoComplete="postal-code"
          maxLength={80}
          onChange={(event) => search.setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter would send the form around it.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void search.find();
          }}
        />
        <Button
          type={hasOwnForm ? 'submit' : 'button'}
          isLoading={search.isBusy}
          onClick={(event) => {
            event.preventDefault();
            void search.find();
          }}
        >
          {t('near.find')}
        </Button>
      </div>
      <button
        type="button"
        className="near-locate"
        disabled={!search.canLocate || search.isLocating}
        onClick={search.locate}
      >
        <Icon name="locate" />
        {search.isLocating ? t('near.locating') : t('near.locate')}
      </button>
      <p className="ui-small ui-muted">{t('near.kept')}</p>
      <p id={noteId} className="near-field__note" role="status">
        {search.note}
      </p>
    </div>
  );
}

import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';

type Props = { entryKey: string; name: string | null; onUndo?: () => void };

/** In the place of an entry that was removed: the way to take it back. */
export function RemovedEntry({ entryKey, name, onUndo }: Props) {
  const t = useT();
  const path = usePath();
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with its entry: the keyboard goes on here.
  useEffect(() => undo.current?.focus(), []);

  function submit(event: FormEvent) {
    if (!onUndo) return;
    event.preventDefault();
    onUndo();
  }

  return (
    <form className="wish-removed" method="post" action={path('wish-list/entries')} onSubmit={submit}>
      <p role="status" id={id}>
        {name ? t('wishList.removedName', { name }) : t('wishList.removed')}
      </p>
      <button
        type="submit"
        name="add"
        value={entryKey}
        className="ui-text-button"
        aria-describedby={id}
        ref={undo}
      >
        {t('wishList.undo')}
      </button>
    </form>
  );
}

import type { FormEvent } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { type EntryChoice, writeEntryKey } from '../entry-key.ts';
import { useWishList } from '../use-wish-list.ts';
import { HeartIcon } from './save-icons.tsx';

type Props = {
  choice: EntryChoice;
  /** What is saved, where the button shows its heart alone. */
  name?: string;
};

/** Puts an entry on the wish list or takes it off. A form, so that it also works for customers without script. */
export function HeartButton({ choice, name }: Props) {
  const t = useT();
  const path = usePath();
  const { keys, toggle } = useWishList();
  const key = writeEntryKey(choice);
  const isOn = keys?.includes(key) ?? false;

  function submit(event: FormEvent) {
    event.preventDefault();
    void toggle(key);
  }

  return (
    <form className="save-form" method="post" action={path('wish-list/entries')} onSubmit={submit}>
      <button
        type="submit"
        className="save-button"
        name={isOn ? 'remove' : 'add'}
        value={key}
        aria-pressed={isOn}
        aria-label={name && t('wishList.saveName', { name })}
      >
        <HeartIcon />
        {!name && <span>{t('wishList.save')}</span>}
      </button>
    </form>
  );
}

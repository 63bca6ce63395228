import type { FormEvent } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { type EntryChoice, writeEntryKey } from '../kept-lists.ts';
import { useWishList } from '../use-wish-list.ts';
import { SaveIcon } from './save-icon.tsx';

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

// Not in the common set of icons: that one is part of every page's first script.
const HEART =
  'M10 17C4.6 13.2 2.2 10.4 2.2 7.3A4.1 4.1 0 0 1 6.3 3.2c1.5 0 2.9.8 3.7 2.1.8-1.3 2.2-2.1 3.7-2.1a4.1 4.1 0 0 1 4.1 4.1c0 3.1-2.4 5.9-7.8 9.7z';
const HeartIcon = () => <SaveIcon className="save-heart" path={HEART} />;

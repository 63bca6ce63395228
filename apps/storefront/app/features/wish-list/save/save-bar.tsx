import { requireMessages } from '../../../i18n/require-messages.ts';
import type { EntryChoice } from '../kept-lists.ts';
import { HeartButton } from './heart-button.tsx';
import { ShareButton } from './share-button.tsx';

await requireMessages('wishList');

type Props = {
  choice: EntryChoice;
  title: string;
  /** The query string of the choice. */
  query: string;
};

/** Below the buttons of a product: keep it for later, send it to a friend. */
export function SaveBar({ choice, title, query }: Props) {
  return (
    <div className="save-bar">
      <HeartButton choice={choice} />
      <ShareButton path={`products/${choice.slug}${query}`} title={title} />
    </div>
  );
}

import { requireMessages } from '../../../i18n/require-messages.ts';
import { HeartButton } from './heart-button.tsx';
import { ShareButton } from './share-button.tsx';

await requireMessages('wishList');

type Props = {
  slug: string;
  unit: string;
  /** Model and version, for the labels. */
  name: string;
  /** The query string that shows its colour and size. */
  query: string;
};

/** Heart and share of one unit, without words. */
export function UnitActions({ slug, unit, name, query }: Props) {
  return (
    <div className="save-unit">
      <HeartButton choice={{ slug, unit }} name={name} />
      <ShareButton path={`products/${slug}${query}#units`} title={name} isSmall />
    </div>
  );
}

import { Picture } from '@paddock/ui/picture';
import { Section } from '@paddock/ui/section';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePage, usePath } from '../../../page/page-context.ts';
import { useConsent } from '../../consent/consent-store.ts';
import type { EntryView } from '../entry-view.ts';
import { clearRecent, readRecent } from '../kept-lists.ts';
import { loadOffers } from '../use-entries.ts';
import './recently-viewed.css';

await requireMessages('wishList', 'shop');

const SIZES = '(min-width: 1024px) 22vw, (min-width: 768px) 30vw, 64vw';

/** The last products of this device, with the consent to keep them. `except` is the product of the page. */
export function RecentlyViewed({ except }: { except?: string }) {
  const t = useT();
  const { segment } = usePage();
  const isAllowed = useConsent('functional');
  const [entries, setEntries] = useState<EntryView[]>([]);
  const [isCleared, setCleared] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!isAllowed || !segment) return undefined;
    let isHere = true;
    const slugs = readRecent(segment).filter((slug) => slug !== except);
    void loadOffers(segment, slugs).then((found) => {
      if (isHere && found) setEntries(found.filter(({ product }) => product));
    });
    return () => {
      isHere = false;
    };
  }, [isAllowed, segment, except]);

  // The pressed button goes with the list: the keyboard goes on from the note.
  useEffect(() => {
    if (isCleared) note.current?.focus();
  }, [isCleared]);

  function clear() {
    if (segment) clearRecent(segment);
    setEntries([]);
    setCleared(true);
  }

  if (isCleared)
    return (
      <p className="ui-column recent__note ui-muted" role="status" tabIndex={-1} ref={note}>
        {t('wishList.cleared')}
      </p>
    );
  if (!isAllowed || entries.length === 0) return null;
  return (
    <Section
      id="recently-viewed"
      className="recent"
      title={t('wishList.recent')}
      action={
        <button type="button" className="ui-text-button" onClick={clear}>
          {t('wishList.clear')}
        </button>
      }
    >
      <ul className="recent__list">
        {entries.map((entry) => (
          <RecentCard key={entry.key} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

function RecentCard({ entry: { product, picture, price, state, ready } }: { entry: EntryView }) {
  const t = useT();
  const path = usePath();
  if (!product) return null;
  const when =
    state === 'sold_out' ? t('products.soldOut') : ready && t('inventory.etd', { count: ready.days });
  return (
    <li className="recent__card">
      <span className="recent__shot">
        {picture && <Picture source={picture} alt="" sizes={SIZES} fit="cover" />}
      </span>
      <h3 className="ui-name">
        <Link className="recent__link" to={path(`products/${product.slug}`)}>
          <bdi>{product.name}</bdi>
        </Link>
      </h3>
      <p className="recent__facts">
        {price && (
          <span className="ui-price">{state === 'sold_out' ? price : t('products.from', { price })}</span>
        )}
        {when && <span className="ui-muted">{when}</span>}
      </p>
    </li>
  );
}

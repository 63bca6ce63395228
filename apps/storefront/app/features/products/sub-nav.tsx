import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { type Buy, BuyLink } from './buy-link.tsx';
import { ModelSwitcher } from './model-switcher.tsx';
import type { ProductView } from './product-view.ts';
import type { PageSection } from './use-sections.ts';

/** From here on the hero's own name, price and button are out of sight. */
export const APPEARS_AT_PX = 500;

type Props = { product: ProductView; sections: PageSection[]; buy: Buy };

/** Stays at the top once the page is scrolled: where one is, other models, price and Buy. */
export function SubNav({ product, sections, buy }: Props) {
  const t = useT();
  const isShown = useScrolled(APPEARS_AT_PX);
  const current = useCurrentSection(sections, isShown);
  if (!isShown) return null;
  const { offer } = product;
  return (
    <div className="subnav">
      <div className="ui-column subnav__in">
        <ModelSwitcher product={product} />
        <nav className="subnav__links" aria-label={t('products.onThisPage')}>
          {sections.map(({ id, label }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className="subnav__buy">
          {offer?.price_formatted && (
            <span className="ui-price">{t('products.from', { price: offer.price_formatted })}</span>
          )}
          <BuyLink buy={buy} size="small" />
        </div>
      </div>
    </div>
  );
}

function useScrolled(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY >= pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return isPast;
}

/** The last section that has come up to a third down the window. */
function useCurrentSection(sections: PageSection[], isWatching: boolean): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map((section) => section.id).join(' ');
  useEffect(() => {
    if (!isWatching) return;
    const look = () => {
      const line = window.innerHeight / 3;
      // Looked up each time: sections far down the page are rendered again when they hydrate (`LazySection`).
      const isPast = (id: string) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= line;
      };
      setCurrent(ids.split(' ').findLast(isPast) ?? null);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids, isWatching]);
  return current;
}

import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { type Buy, BuyLink } from './choice/buy-link.tsx';
import type { ChoiceOffer } from './choice/choice.rules.ts';
import { ModelSwitcher } from './model-switcher.tsx';
import type { ProductView } from './product-view.ts';

export type PageSection = { id: string; label: string };

type Props = { product: ProductView; offer: ChoiceOffer | null; sections: PageSection[]; buy: Buy };

/** Stays at the top once the page is scrolled: where one is, other models, price and Buy. */
export default function SubNav({ product, offer, sections, buy }: Props) {
  const t = useT();
  const current = useCurrentSection(sections);
  const links = useRef<HTMLElement>(null);
  // On phones the links scroll: the current one stays in sight.
  useEffect(() => {
    const link = links.current?.querySelector(`[href="#${current}"]`);
    if (!link || !links.current) return;
    const [own, all] = [link.getBoundingClientRect(), links.current.getBoundingClientRect()];
    links.current.scrollBy({ left: own.x + own.width / 2 - (all.x + all.width / 2), behavior: 'instant' });
  }, [current]);
  return (
    <div className="subnav">
      <div className="ui-column subnav__in">
        <ModelSwitcher product={product} />
        <nav ref={links} className="subnav__links" aria-label={t('products.onThisPage')}>
          {sections.map(({ id, label }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className="subnav__buy">
          {offer && (
            <span className="subnav__facts">
              {offer.price && (
                <span className="ui-price">
                  {offer.count > 0 ? t('products.from', { price: offer.price }) : <bdi>{offer.price}</bdi>}
                </span>
              )}
              <small className="ui-muted">
                {offer.count > 0 ? (
                  <>
                    {offer.days !== null && <span>{t('inventory.etd', { count: offer.days })}</span>}
                    <span>{t('inventory.count', { count: offer.count })}</span>
                  </>
                ) : (
                  t('products.soldOut')
                )}
              </small>
            </span>
          )}
          <BuyLink buy={buy} size="small" />
        </div>
      </div>
    </div>
  );
}

/** The last section that has come up to a third down the window. */
function useCurrentSection(sections: PageSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map((section) => section.id).join(' ');
  useEffect(() => {
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
  }, [ids]);
  return current;
}

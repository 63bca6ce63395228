import { ButtonLink } from '@paddock/ui/button-link';
import { Picture } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';
import { type Buy, BuyLink } from './buy-link.tsx';
import { ColorLinks } from './color-links.tsx';
import { SaleLabels } from './list/sale-labels.tsx';
import type { ProductView } from './product-view.ts';

type Props = { product: ProductView; color: number | null; onColor: (color: number) => void; buy: Buy };

/** The machine on its studio floor, and everything one asks first: what, how much, when. */
export function ProductHero({ product, color, onColor, buy }: Props) {
  const t = useT();
  const path = usePath();
  const chosen = product.colors.find((one) => one.id === color);
  const picture = chosen?.picture ?? product.picture;
  const { category, offer } = product;
  return (
    <section className="phero" aria-labelledby="product-name">
      {picture && (
        <div className="phero__picture">
          <Picture
            source={picture}
            alt={chosen ? `${product.name}, ${chosen.name}` : product.name}
            sizes="(min-width: 1024px) 84vw, 100vw"
            fit="cover"
            priority
          />
        </div>
      )}
      <div className="ui-column phero__in">
        <Breadcrumbs
          trail={[{ name: category.name, path: `products#${category.slug}` }]}
          current={product.name}
        />
        <div className="phero__text">
          <SaleLabels slug={product.slug} />
          <h1 id="product-name" className="ui-display">
            <bdi>{product.name}</bdi>
          </h1>
          {product.tagline && <p className="ui-lead">{product.tagline}</p>}
          {offer?.price_formatted && (
            <dl className="phero__facts">
              <div>
                <dt>{t('products.fromLabel')}</dt>
                <dd className="ui-price ui-price--large">
                  <bdi>{offer.price_formatted}</bdi>
                </dd>
              </div>
              {offer.etd_min !== null && (
                <div>
                  <dt>{t('products.soonest')}</dt>
                  <dd className="ui-price ui-price--large">{t('inventory.etd', { count: offer.etd_min })}</dd>
                </div>
              )}
            </dl>
          )}
          <ColorLinks colors={product.colors} chosen={color} onChoose={onColor} />
          <div className="phero__actions">
            <BuyLink buy={buy} />
            <ButtonLink as={Link} to={path('stores')} variant="ghost">
              {t('shell.frame.stores')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

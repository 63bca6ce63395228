import { Icon } from '@paddock/ui/icon';
import { Picture, type PictureSource } from '@paddock/ui/picture';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';

const SIZES = '(min-width: 1024px) 22vw, 46vw';

/** Accessories to go with a product: links with picture and price. Its styles are in `accessories.css`. */
export function AccessoryCards({ cards, title }: { cards: AccessoryCardView[]; title: string }) {
  const t = useT();
  const path = usePath();
  if (cards.length === 0) return null;
  return (
    <section id="accessories" className="accessories" aria-labelledby="accessories-title">
      <div className="accessories__head">
        <h2 id="accessories-title" className="ui-h3">
          {title}
        </h2>
        <Link className="ui-link" to={path('search/equipment')}>
          {t('accessories.all')}
        </Link>
      </div>
      <ul className="accessories__cards">
        {cards.map((card) => (
          <li key={card.slug} className="accessory-card">
            <span className="accessory-card__shot">
              {card.picture ? (
                <Picture source={card.picture} alt="" sizes={SIZES} fit="cover" />
              ) : (
                <Icon name="box" />
              )}
            </span>
            <Link className="ui-name accessory-card__link" to={path(`products/${card.slug}`)}>
              <bdi>{card.name}</bdi>
            </Link>
            {card.kind && <span className="ui-small ui-muted">{card.kind}</span>}
            <b className="ui-price">
              <bdi>{card.price}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After buying: what fits what was bought. */
export function AccessoriesForOrder({ cards }: { cards: AccessoryCardView[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <div className="ui-column ui-section">
      <AccessoryCards cards={cards} title={t('accessories.thatFit')} />
    </div>
  );
}

/** An accessory in stock, as a card names it. */
export type AccessoryCardView = {
  slug: string;
  name: string;
  kind: string | null;
  picture: PictureSource | null;
  price: string;
};

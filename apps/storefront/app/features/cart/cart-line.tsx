import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Status } from '@paddock/ui/status';
import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';
import { Alternatives } from './alternatives.tsx';
import { useCart } from './cart-store.ts';
import type { CartItemView } from './cart-view.ts';
import { UnitFacts } from './unit-facts.tsx';

type Props = {
  item: CartItemView;
  onRemove: (item: CartItemView) => void;
  onExchange: (item: CartItemView, uuid: string) => void;
};

/** One unit of the cart: name, place, date and price; or that it is unavailable, with alternatives. */
export function CartLine({ item, onRemove, onExchange }: Props) {
  const t = useT();
  const path = usePath();
  const { isBusy } = useCart();
  const id = useId();
  const { picture } = item.attributes;

  function submit(event: FormEvent) {
    event.preventDefault();
    onRemove(item);
  }

  return (
    <li
      className="bag-line"
      data-gone={item.unavailable || undefined}
      aria-busy={isBusy(item.uuid) || undefined}
    >
      <div className="bag-line__picture">
        {picture && <Picture source={picture} sizes="(min-width: 768px) 300px, 100vw" fit="cover" alt="" />}
      </div>
      <div className="bag-line__body">
        <div className="bag-line__top">
          <h2 className="ui-h3" id={id}>
            <Link to={path(`products/${item.product_slug}`)}>
              <bdi>{item.name}</bdi>
            </Link>
          </h2>
          <Price item={item} />
        </div>
        {item.variant && <p className="ui-muted">{item.variant}</p>}
        {item.reason ? (
          <>
            <p className="bag-line__facts">
              <Status status="alert">{t('bag.unavailable')}</Status>
            </p>
            <p className="bag-line__why">{t(`bag.gone.${item.reason}`)}</p>
          </>
        ) : (
          <UnitFacts className="bag-line__facts" unit={item} />
        )}
        <form className="bag-line__foot" method="post" action={path('bag/items')} onSubmit={submit}>
          <button
            type="submit"
            name="remove"
            value={item.uuid}
            className="ui-text-button bag-line__remove"
            id={`${id}-remove`}
            aria-labelledby={`${id}-remove ${id}`}
          >
            <Icon name="bin" />
            {t('bag.remove')}
          </button>
        </form>
      </div>
      {item.alternatives.length > 0 && (
        <Alternatives item={item} onChoose={(uuid) => onExchange(item, uuid)} />
      )}
    </li>
  );
}

function Price({ item }: { item: CartItemView }) {
  const price = <bdi>{item.final_price_formatted}</bdi>;
  return (
    <span className="ui-price bag-line__price">
      {item.unavailable ? <s className="ui-price__old">{price}</s> : price}
    </span>
  );
}

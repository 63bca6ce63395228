import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { Status } from '@paddock/ui/status';
import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { Alternatives } from './alternatives.tsx';
import { useCart } from './cart-store.ts';
import type { CartItemView } from './cart-view.ts';
import { Quantity } from './quantity.tsx';
import { UnitFacts } from './unit-facts.tsx';

type Props = {
  group: ItemGroup<CartItemView>;
  onRemove: (group: ItemGroup<CartItemView>) => void;
  onExchange: (item: CartItemView, uuid: string) => void;
};

/**
 * One unit of the cart: name, place, date and price; or that it is unavailable, with alternatives. Equal pieces of an
 * accessory are one line with a number.
 */
export function CartLine({ group, onRemove, onExchange }: Props) {
  const { first: item, items } = group;
  const t = useT();
  const path = usePath();
  const { isBusy } = useCart();
  const id = useId();
  const { picture } = item.attributes;

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
          <Price item={item} count={items.length} />
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
        {item.is_accessory && !item.unavailable && (
          <Quantity variant={item.variant_id} count={items.length} describedBy={id} />
        )}
        <RemoveButton group={group} titleId={id} onRemove={onRemove} />
      </div>
      {item.alternatives.length > 0 && (
        <Alternatives item={item} onChoose={(uuid) => onExchange(item, uuid)} />
      )}
    </li>
  );
}

type RemoveProps = Pick<Props, 'group' | 'onRemove'> & { titleId: string };

/** One unit, or all pieces of the line. */
function RemoveButton({ group, titleId, onRemove }: RemoveProps) {
  const { first: item, items } = group;
  const t = useT();
  const path = usePath();
  const removeId = `${titleId}-remove`;

  function submit(event: FormEvent) {
    event.preventDefault();
    onRemove(group);
  }

  return (
    <form className="bag-line__foot" method="post" action={path('bag/items')} onSubmit={submit}>
      {items.length > 1 && <input type="hidden" name="variant" value={item.variant_id} />}
      <button
        type="submit"
        name={items.length > 1 ? 'quantity' : 'remove'}
        value={items.length > 1 ? 0 : item.uuid}
        className="ui-text-button bag-line__remove"
        id={removeId}
        aria-labelledby={`${removeId} ${titleId}`}
      >
        <Icon name="bin" />
        {t('bag.remove')}
      </button>
    </form>
  );
}

function Price({ item, count }: { item: CartItemView; count: number }) {
  const t = useT();
  const price = (
    <bdi>
      {count > 1
        ? t('accessories.times', { count, price: item.final_price_formatted })
        : item.final_price_formatted}
    </bdi>
  );
  return (
    <span className="ui-price bag-line__price">
      {item.unavailable ? <s className="ui-price__old">{price}</s> : price}
    </span>
  );
}

type Item = {
  uuid: string;
  variant_id: number;
  is_accessory: boolean;
  unavailable: boolean;
  final_price: number;
};

/** Equal pieces of an accessory, or one vehicle. */
export type ItemGroup<I extends Item> = { key: string; first: I; items: readonly I[] };

/** Pieces of one variant at one price become one line; what is unavailable stands alone, with its alternatives. */
export function groupItems<I extends Item>(items: readonly I[]): ItemGroup<I>[] {
  const groups = Map.groupBy(items, (item) =>
    item.is_accessory && !item.unavailable ? `${item.variant_id} ${item.final_price}` : item.uuid,
  );
  return [...groups].flatMap(([key, group]) => (group[0] ? { key, first: group[0], items: group } : []));
}

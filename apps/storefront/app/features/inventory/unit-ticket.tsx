import { Picture } from '@paddock/ui/picture';
import { Ticket } from '@paddock/ui/ticket';
import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useCart } from '../cart/cart-store.ts';
import { UnitStatusChip } from './unit-status.tsx';
import type { UnitView } from './units-view.ts';

/** One available unit: name, place, date and price. */
export function UnitTicket({ unit, isTaken }: { unit: UnitView; isTaken: boolean }) {
  const t = useT();
  const nameId = useId();
  const { label, state } = unit.place;
  // The shopper who has it in the cart is the buyer, or reads it there.
  const { has } = useCart();
  const taken = isTaken && !has(unit.uuid);
  return (
    <Ticket
      picture={unit.picture && <Picture source={unit.picture} sizes="212px" fit="cover" alt="" />}
      name={<span id={nameId}>{unit.name}</span>}
      facts={[{ icon: 'pin', text: state ? t('inventory.place', { label, state }) : label }]}
      status={<UnitStatusChip status={unit.status} />}
      when={[
        { icon: 'clock', text: t('inventory.etd', { count: unit.etd }) },
        ...(taken ? [{ text: <span role="status">{t('inventory.beingBought')}</span> }] : []),
      ]}
      price={<UnitPrice price={unit.price} struck={unit.struckPrice} />}
      action={<AddToCart uuid={unit.uuid} describedBy={nameId} isTaken={taken} />}
    />
  );
}

function UnitPrice({ price, struck }: { price: string; struck: string | null }) {
  const t = useT();
  return (
    <>
      <span className="ui-price ui-price--large">
        {struck && (
          <s className="ui-price__old" aria-hidden="true">
            <bdi>{struck}</bdi>
          </s>
        )}
        <bdi>{price}</bdi>
      </span>
      {struck && <p className="ui-ticket__days">{t('products.lowest30', { price: struck })}</p>}
    </>
  );
}

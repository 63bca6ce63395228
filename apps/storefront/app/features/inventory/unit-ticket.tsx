import { Picture } from '@paddock/ui/picture';
import { Ticket } from '@paddock/ui/ticket';
import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import { readyBesideStage } from '../../text/ready-words.ts';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useCart } from '../cart/cart-store.ts';
import { UnitActions } from '../wish-list/save/unit-actions.tsx';
import { UnitStatusChip } from './unit-status.tsx';
import type { UnitView } from './units-view.ts';

type Props = {
  product: { slug: string; name: string };
  unit: UnitView;
  isTaken: boolean;
  offersRides: boolean;
};

/** One available unit: name, place, date and price. */
export function UnitTicket({ product, unit, isTaken, offersRides }: Props) {
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
      facts={[
        { icon: 'pin', text: state ? t('inventory.place', { label, state }) : label },
        ...(unit.distance ? [{ text: <b className="units__away">{unit.distance}</b> }] : []),
      ]}
      status={<UnitStatusChip status={unit.status} day={unit.ready} />}
      when={[
        {
          icon: 'clock',
          text: readyBesideStage(t, { status: unit.status, days: unit.etd, day: unit.ready }),
        },
        ...(offersRides && unit.status === 'on_hand' ? [{ text: <UnitRideLink uuid={unit.uuid} /> }] : []),
        ...(taken ? [{ text: <span role="status">{t('inventory.beingBought')}</span> }] : []),
      ]}
      price={<UnitPrice price={unit.price} struck={unit.struckPrice} />}
      action={
        <div className="unit-actions">
          <AddToCart uuid={unit.uuid} describedBy={nameId} isTaken={taken} />
          <UnitActions
            slug={product.slug}
            unit={unit.uuid}
            name={`${product.name}, ${unit.name}`}
            query={unit.query}
          />
        </div>
      }
    />
  );
}

function UnitRideLink({ uuid }: { uuid: string }) {
  const t = useT();
  const path = usePath();
  return (
    <Link className="ui-link" to={`${path('test-ride')}?unit=${uuid}`}>
      {t('products.testRide')}
    </Link>
  );
}

function UnitPrice({ price, struck }: { price: string; struck: string | null }) {
  const t = useT();
  const note = useShell()?.currentSite.settings.prior_price;
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
      {struck && note === 'lowest_30_days' && (
        <p className="ui-ticket__days">{t('products.lowest30', { price: struck })}</p>
      )}
      {struck && note !== 'lowest_30_days' && (
        <span className="ui-hidden">{t('products.priceBefore', { price: struck })}</span>
      )}
    </>
  );
}

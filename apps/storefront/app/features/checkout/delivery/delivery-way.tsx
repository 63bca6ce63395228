import { Icon } from '@paddock/ui/icon';
import { RadioGroup } from '@paddock/ui/radio-group';
import { useT } from '../../../i18n/use-t.ts';
import { readyWords } from '../../../text/ready-words.ts';
import { canPickUp, cheapest } from '../checkout.rules.ts';
import type { AddressType, CheckoutState } from '../checkout-state.ts';
import type { ShipmentView, StoreView } from '../checkout-view.ts';

type Props = { state: CheckoutState; onChoose: (type: AddressType) => void };

/** Store or home (CHECKOUT-02), each with what it costs and when. */
export function DeliveryWay({ state, onChoose }: Props) {
  const t = useT();
  const pickUp = canPickUp(state);
  const { salesOrder, selectedAddressType, selectedStore } = state;
  const store = selectedStore ?? salesOrder.pickup_stores[0];
  const home = offerOf(state, 'home');
  return (
    <RadioGroup
      className="co-ways"
      legend={t('checkout.delivery.title')}
      hideLegend
      name="address_type"
      look="cards"
      value={selectedAddressType ?? ('' as AddressType)}
      onChange={onChoose}
      options={[
        {
          value: 'store',
          label: <WayName icon="store" name={t('checkout.delivery.store')} />,
          aside: pickUp && store && <Amount shipment={store} />,
          detail: pickUp && store ? <PickupDetail store={store} /> : t('checkout.delivery.noPickup'),
          isDisabled: !pickUp,
        },
        {
          value: 'home',
          label: <WayName icon="home" name={t('checkout.delivery.home')} />,
          aside: <Amount shipment={home} />,
          detail: home ? t('checkout.delivery.by', { day: home.arrives }) : t('checkout.delivery.homeHint'),
        },
      ]}
    />
  );
}

const METHODS = { store: 'pickup', home: 'home' } as const;

/** What is known of a way: its chosen offer, else the cheapest one. */
function offerOf(state: CheckoutState, type: AddressType): ShipmentView | null {
  const own = state.selectedAddressType === type ? state.shipments : [];
  const all = own.length > 0 ? own : state.salesOrder.offers.filter(({ method }) => method === METHODS[type]);
  return all.find(({ selected }) => selected) ?? cheapest(all);
}

function PickupDetail({ store }: { store: StoreView }) {
  const t = useT();
  return (
    <span className="co-lines">
      <bdi>{store.name}</bdi>
      <span>{readyWords(t, { days: store.etd_days, day: store.ready })}</span>
    </span>
  );
}

function WayName({ icon, name }: { icon: 'store' | 'home'; name: string }) {
  return (
    <span className="co-way">
      <Icon name={icon} size={24} />
      {name}
    </span>
  );
}

/** The price of a way; a store has one too, where its units are brought from others. */
export function Amount({ shipment }: { shipment: Pick<ShipmentView, 'price' | 'price_formatted'> | null }) {
  const t = useT();
  if (!shipment) return null;
  return shipment.price === 0 ? t('checkout.delivery.free') : <bdi>{shipment.price_formatted}</bdi>;
}

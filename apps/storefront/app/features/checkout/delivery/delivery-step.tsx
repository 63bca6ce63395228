import { Button } from '@paddock/ui/button';
import { useT } from '../../../i18n/use-t.ts';
import { chosenShipment } from '../checkout.rules.ts';
import { useSubmitType } from '../payment-step.tsx';
import type { CheckoutStore } from '../use-checkout.ts';
import { AddressPicker } from './address-picker.tsx';
import { BillingPicker } from './billing-picker.tsx';
import { DeliveryWay } from './delivery-way.tsx';
import { GuestDetails } from './guest-details.tsx';
import { ShipmentPicker } from './shipment-picker.tsx';
import { StorePicker } from './store-picker.tsx';
import { useDelivery } from './use-delivery.ts';

export const DELIVERY_FORM = 'checkout-delivery';

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Delivery method and address, and a guest's contact details. */
export function DeliveryStep({ store }: { store: CheckoutStore }) {
  const delivery = useDelivery(store);
  const { state } = store;
  const { salesOrder, selectedAddressType: type, selectedAddress } = state;
  return (
    <form
      id={DELIVERY_FORM}
      noValidate
      onInput={({ target }) => isField(target) && delivery.clearError(target.name)}
      onSubmit={(event) => {
        event.preventDefault();
        // React lets the submit of a dialog's form bubble to the form that opened it.
        if (event.target === event.currentTarget) void delivery.submit(event.currentTarget);
      }}
    >
      <DeliveryWay state={state} onChoose={delivery.chooseType} />
      {type === 'store' && (
        <StorePicker
          stores={salesOrder.pickup_stores}
          chosen={state.selectedStore}
          onChoose={delivery.chooseStore}
        />
      )}
      {type === 'home' && salesOrder.signed_in && (
        <AddressPicker
          order={salesOrder}
          route={store.route('addresses')}
          chosen={selectedAddress}
          error={delivery.errors.address_id}
          onChoose={delivery.chooseAddress}
          onSaved={delivery.saveAddress}
        />
      )}
      {type && salesOrder.signed_in && (
        <BillingPicker
          order={salesOrder}
          type={type}
          route={store.route('addresses')}
          chosen={state.selectedBilling}
          error={delivery.errors.billing_address_id}
          onChoose={delivery.chooseBilling}
          onSaved={delivery.saveBilling}
        />
      )}
      {!salesOrder.signed_in && <GuestDetails state={state} errors={delivery.errors} />}
      {type === 'home' && state.shipments.length > 1 && (
        <ShipmentPicker
          shipments={state.shipments}
          chosen={chosenShipment(state)?.id ?? null}
          error={delivery.errors.shipment_id}
          onChoose={delivery.chooseShipment}
        />
      )}
      <ContinueButton isBusy={delivery.isBusy} />
    </form>
  );
}

function ContinueButton({ isBusy }: { isBusy: boolean }) {
  const t = useT();
  const submitType = useSubmitType();
  return (
    <div className="co-next">
      <Button type={submitType} iconEnd="arrow-end" isLoading={isBusy}>
        {t('checkout.delivery.continue')}
      </Button>
      <p className="ui-small ui-muted">{t('checkout.delivery.notCharged')}</p>
    </div>
  );
}

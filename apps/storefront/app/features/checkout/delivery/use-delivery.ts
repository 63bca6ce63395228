import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { AddressView } from '../../addresses/address-view.ts';
import { chosenShipment } from '../checkout.rules.ts';
import type { AddressType } from '../checkout-state.ts';
import type { ShipmentView, StoreView } from '../checkout-view.ts';
import type { CheckoutStore, QuoteChoice } from '../use-checkout.ts';
import { type FieldErrorsStore, useFieldErrors } from './use-field-errors.ts';
import { useSaveGuest } from './use-save-guest.ts';

/** `id` is of a store or of an address. Home delivery has a price without an address already. */
const toQuoteChoice = (addressType: AddressType, id: number | null): QuoteChoice =>
  addressType === 'store'
    ? { address_type: 'store', store_id: id }
    : { address_type: 'home', address_id: id };

/** The first step: each choice asks for its price; "continue" goes on once everything is known. */
export function useDelivery(store: CheckoutStore) {
  const { state, dispatch, quote, loadMethods } = store;
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const { salesOrder, selectedAddressType: type, selectedAddress, selectedStore, shipments } = state;
  const chosenId = type === 'store' ? (selectedStore?.id ?? null) : (selectedAddress?.id ?? null);
  const fieldErrors = useFieldErrors();
  const { errors, setErrors, clearError } = fieldErrors;
  const choices = useDeliveryChoices(store, chosenId, fieldErrors);
  const saveGuest = useSaveGuest(store, fieldErrors);

  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current || shipments.length > 0) return;
    isRequested.current = true;
    if (type) void quote(toQuoteChoice(type, chosenId));
  });

  async function goOn(form: HTMLFormElement) {
    if (!type) return;
    let id = chosenId;
    let offered: ShipmentView[] = shipments;
    if (!salesOrder.signed_in) {
      const saved = await saveGuest(form);
      if (!saved.ok) return;
      if (type === 'home') id = saved.address?.id ?? null;
    }
    if (id === null) return setErrors({ address_id: t('checkout.delivery.addressFirst') });
    if (salesOrder.signed_in && type === 'store' && !state.selectedBilling)
      return setErrors({ billing_address_id: t('checkout.billing.first') });
    if (!salesOrder.signed_in || offered.length === 0) {
      const chosen = chosenShipment(state)?.id;
      const reply = await quote({ ...toQuoteChoice(type, id), ...(chosen && { shipment_id: chosen }) });
      if (!reply.ok) return;
      offered = reply.data.shipments;
    }
    if (chosenShipment({ shipments: offered })) {
      // The next step opens with its methods: a list that comes later would move under the finger.
      await loadMethods();
      return dispatch({ type: 'deliveryDone' });
    }
    setErrors({ shipment_id: t('checkout.delivery.shipmentFirst') });
    document.getElementById('checkout-shipments')?.focus();
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy) return;
    setBusy(true);
    await goOn(form);
    setBusy(false);
  }

  return { errors, isBusy, ...choices, clearError, submit };
}

/** The shopper's choices of the delivery step; those that change the price ask for a quote. */
function useDeliveryChoices(
  { state, dispatch, quote }: CheckoutStore,
  chosenId: number | null,
  { setErrors, clearError }: FieldErrorsStore,
) {
  const { salesOrder, selectedAddressType: type } = state;

  return {
    chooseType(addressType: AddressType) {
      setErrors({});
      dispatch({ type: 'typeChosen', addressType });
      const first = addressType === 'store' ? salesOrder.pickup_stores[0] : salesOrder.addresses[0];
      if (addressType !== type) void quote(toQuoteChoice(addressType, first?.id ?? null));
    },

    chooseAddress(address: AddressView) {
      setErrors({});
      dispatch({ type: 'addressChosen', address });
      void quote(toQuoteChoice('home', address.id));
    },

    saveAddress(address: AddressView) {
      setErrors({});
      dispatch({ type: 'addressSaved', address });
      void quote(toQuoteChoice('home', address.id));
    },

    chooseBilling(address: AddressView | null) {
      clearError('billing_address_id');
      dispatch({ type: 'billingChosen', address });
    },

    saveBilling(address: AddressView) {
      clearError('billing_address_id');
      dispatch({ type: 'billingSaved', address });
    },

    chooseStore(store: StoreView) {
      dispatch({ type: 'storeChosen', store });
      void quote(toQuoteChoice('store', store.id));
    },

    chooseShipment(id: string) {
      setErrors({});
      dispatch({ type: 'shipmentChosen', id });
      if (type) void quote({ ...toQuoteChoice(type, chosenId), shipment_id: id });
    },
  };
}

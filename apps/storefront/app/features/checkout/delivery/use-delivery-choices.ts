import type { AddressView } from '../../addresses/address-view.ts';
import type { AddressType } from '../checkout-state.ts';
import type { StoreView } from '../checkout-view.ts';
import type { CheckoutStore } from '../use-checkout.ts';
import { toQuoteChoice } from './to-quote-choice.ts';
import type { FieldErrorsStore } from './use-field-errors.ts';

/** The shopper's choices of the delivery step; those that change the price ask for a quote. */
export function useDeliveryChoices(
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

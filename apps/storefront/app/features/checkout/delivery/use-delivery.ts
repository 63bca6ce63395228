import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { chosenShipment } from '../checkout.rules.ts';
import type { ShipmentView } from '../checkout-view.ts';
import type { CheckoutStore } from '../use-checkout.ts';
import { toQuoteChoice } from './to-quote-choice.ts';
import { useDeliveryChoices } from './use-delivery-choices.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useSaveGuest } from './use-save-guest.ts';

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

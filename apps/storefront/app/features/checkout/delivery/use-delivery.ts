import type { Contact } from '@paddock/server/contracts/checkout';
import { focusFirstError } from '@paddock/ui/focus-first-error';
import { useEffect, useRef, useState } from 'react';
import { callServer } from '../../../http/call-server.ts';
import { firstErrors } from '../../../http/first-errors.ts';
import { showFailure } from '../../../http/show-failure.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type AddressView, requiredParts } from '../../addresses/address-view.ts';
import { type FieldErrors, findMissingFields } from '../../addresses/missing-fields.rules.ts';
import { readAddress, readForm } from '../../addresses/read-address.ts';
import { chosenShipment } from '../checkout.rules.ts';
import type { AddressType } from '../checkout-state.ts';
import type { ShipmentView, StoreView } from '../checkout-view.ts';
import type { CheckoutStore, QuoteChoice } from '../use-checkout.ts';
import { CONTACT_FIELDS } from './contact-fields.tsx';

type SavedContact = { contact: Contact; address_id: number | null; address: AddressView | null };

/** The first step: each choice asks for its price; "continue" is let through once everything is known. */
export function useDelivery({ state, dispatch, route, quote }: CheckoutStore) {
  const t = useT();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const { salesOrder, selectedAddressType: type, selectedAddress, selectedStore, shipments } = state;

  // Without an address delivery has a price already; where to is isRequested before going on.
  const choiceOf = (addressType: AddressType, id: number | null): QuoteChoice =>
    addressType === 'store'
      ? { address_type: 'store', store_id: id }
      : { address_type: 'home', address_id: id };
  const chosenId = type === 'store' ? (selectedStore?.id ?? null) : (selectedAddress?.id ?? null);

  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current || shipments.length > 0) return;
    isRequested.current = true;
    if (type) void quote(choiceOf(type, chosenId));
  });

  function chooseType(addressType: AddressType) {
    setErrors({});
    dispatch({ type: 'typeChosen', addressType });
    const first = addressType === 'store' ? salesOrder.pickup_stores[0] : salesOrder.addresses[0];
    if (addressType !== type) void quote(choiceOf(addressType, first?.id ?? null));
  }

  function chooseAddress(address: AddressView) {
    setErrors({});
    dispatch({ type: 'addressChosen', address });
    void quote(choiceOf('home', address.id));
  }

  function saveAddress(address: AddressView) {
    setErrors({});
    dispatch({ type: 'addressSaved', address });
    void quote(choiceOf('home', address.id));
  }

  function chooseBilling(address: AddressView | null) {
    forgive('billing_address_id');
    dispatch({ type: 'billingChosen', address });
  }

  function saveBilling(address: AddressView) {
    forgive('billing_address_id');
    dispatch({ type: 'billingSaved', address });
  }

  function chooseStore(store: StoreView) {
    dispatch({ type: 'storeChosen', store });
    void quote(choiceOf('store', store.id));
  }

  function chooseShipment(id: string) {
    setErrors({});
    dispatch({ type: 'shipmentChosen', id });
    if (type) void quote({ ...choiceOf(type, chosenId), shipment_id: id });
  }

  function refuse(form: HTMLFormElement, wrong: FieldErrors): false {
    focusFirstError(form, () => setErrors(wrong));
    return false;
  }

  /** A guest's details, stored with the cart; the reply contains the address for the order (H-05). */
  async function saveGuest(form: HTMLFormElement): Promise<AddressView | null | false> {
    const values = readForm(form);
    const { shape } = salesOrder.address_form;
    const parts = requiredParts(shape);
    const say = { required: t('shell.form.required'), email: t('shell.form.email') };
    const lacking = findMissingFields(values, [...CONTACT_FIELDS, ...parts], say);
    if (Object.keys(lacking).length > 0) return refuse(form, lacking);
    setErrors(lacking);
    const { email = '', given_name = '', family_name = '', phone = '' } = values;
    const kind = type === 'home' ? 'shipping' : 'billing';
    const address = readAddress(values, kind, shape.country_code);
    const body = { email, given_name, family_name, phone, address };
    const reply = await callServer<SavedContact>(route('contact'), { method: 'PUT', body });
    if (!reply.ok) {
      if (Object.keys(reply.errors).length === 0) showFailure(reply, t('shell.errors.offline'));
      return refuse(form, firstErrors(reply.errors));
    }
    const { contact, address: saved } = reply.data;
    dispatch({ type: 'contactSaved', contact, address: saved });
    return saved;
  }

  async function goOn(form: HTMLFormElement) {
    if (!type) return;
    let id = chosenId;
    let offered: ShipmentView[] = shipments;
    if (!salesOrder.signed_in) {
      const saved = await saveGuest(form);
      if (saved === false) return;
      if (type === 'home') id = saved?.id ?? null;
    }
    if (id === null) return setErrors({ address_id: t('checkout.delivery.addressFirst') });
    if (salesOrder.signed_in && type === 'store' && !state.selectedBilling)
      return setErrors({ billing_address_id: t('checkout.billing.first') });
    if (!salesOrder.signed_in || offered.length === 0) {
      const chosen = chosenShipment(state)?.id;
      const reply = await quote({ ...choiceOf(type, id), ...(chosen && { shipment_id: chosen }) });
      if (!reply.ok) return;
      offered = reply.data.shipments;
    }
    if (chosenShipment({ shipments: offered })) return dispatch({ type: 'deliveryDone' });
    setErrors({ shipment_id: t('checkout.delivery.shipmentFirst') });
    document.getElementById('checkout-shipments')?.focus();
  }

  /** What is being put right is no longer marked as wrong. */
  function forgive(name: string) {
    setErrors((known) => {
      if (!(name in known)) return known;
      const { [name]: _, ...others } = known;
      return others;
    });
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy) return;
    setBusy(true);
    await goOn(form);
    setBusy(false);
  }

  return {
    errors,
    isBusy,
    chooseType,
    chooseAddress,
    saveAddress,
    chooseBilling,
    saveBilling,
    chooseStore,
    chooseShipment,
    forgive,
    submit,
  };
}

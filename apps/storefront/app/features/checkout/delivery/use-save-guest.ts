import type { Contact } from '@paddock/server/contracts/checkout';
import { callServer } from '../../../http/call-server.ts';
import { firstErrors, showFailure } from '../../../http/show-failure.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type AddressView, requiredParts } from '../../addresses/address-view.ts';
import { findMissingFields, readAddress, readForm } from '../../addresses/use-save-address.ts';
import type { CheckoutStore } from '../use-checkout.ts';
import { CONTACT_FIELDS } from './contact-fields.tsx';
import type { FieldErrorsStore } from './use-field-errors.ts';

type SavedContact = { contact: Contact; address_id: number | null; address: AddressView | null };
type SavedGuest = { ok: true; address: AddressView | null } | { ok: false };

/** Stores a guest's details with the cart; the reply contains the address for the order (H-05). */
export function useSaveGuest(
  { state, dispatch, route }: CheckoutStore,
  { setErrors, showErrors }: FieldErrorsStore,
) {
  const t = useT();
  const { salesOrder, selectedAddressType: type } = state;

  return async function saveGuest(form: HTMLFormElement): Promise<SavedGuest> {
    const values = readForm(form);
    const { shape } = salesOrder.address_form;
    const fields = [...CONTACT_FIELDS, ...requiredParts(shape)];
    const messages = { required: t('shell.form.required'), email: t('shell.form.email') };
    const missing = findMissingFields(values, fields, messages);
    if (Object.keys(missing).length > 0) {
      showErrors(form, missing);
      return { ok: false };
    }
    setErrors(missing);
    const { email = '', given_name = '', family_name = '', phone = '' } = values;
    const kind = type === 'home' ? 'shipping' : 'billing';
    const address = readAddress(values, kind, shape.country_code);
    const body = { email, given_name, family_name, phone, address };
    const reply = await callServer<SavedContact>(route('contact'), { method: 'PUT', body });
    if (!reply.ok) {
      if (Object.keys(reply.errors).length === 0) showFailure(reply, t('shell.errors.offline'));
      showErrors(form, firstErrors(reply.errors));
      return { ok: false };
    }
    const { contact, address: saved } = reply.data;
    dispatch({ type: 'contactSaved', contact, address: saved });
    return { ok: true, address: saved };
  };
}

import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { AddressFields } from '../../addresses/address-fields.tsx';
import type { FieldErrors } from '../../addresses/use-save-address.ts';
import type { CheckoutState } from '../checkout-state.ts';
import { BillingTitle } from './billing-picker.tsx';
import { ContactFields } from './contact-fields.tsx';

/** A guest's contact details and address: for delivery, or for the invoice when the units are collected. */
export function GuestDetails({ state, errors }: { state: CheckoutState; errors: FieldErrors }) {
  const t = useT();
  const path = usePath();
  const { salesOrder, selectedAddressType: type } = state;
  const address = type === 'store' ? state.selectedBilling : state.selectedAddress;
  return (
    <div className="co-part">
      <h3 className="ui-h4">{t('checkout.guest.title')}</h3>
      <div className="co-form">
        <ContactFields known={salesOrder.contact} address={address} errors={errors} />
        {type === 'store' && <BillingTitle />}
        {type && (
          <AddressFields
            shape={salesOrder.address_form.shape}
            kind={type === 'store' ? 'billing' : 'shipping'}
            known={address ?? undefined}
            errors={errors}
            places={path('addresses/places')}
          />
        )}
      </div>
    </div>
  );
}

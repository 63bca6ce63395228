import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { PhoneField, type PhoneFieldProps } from '@paddock/ui/phone-field';
import { TextField } from '@paddock/ui/text-field';
import { useId, useState } from 'react';
import { firstErrors } from '../../http/show-failure.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { AddressFaults } from './address-faults.tsx';
import { AddressFields } from './address-fields.tsx';
import { CountrySelect } from './country-select.tsx';
import { PersonFields } from './person-fields.tsx';
import StreetField from './street-field.tsx';
import { type AddressDialogProps, useSaveAddress } from './use-save-address.ts';
import { useShape } from './use-shape.ts';
import './addresses.css';
import { useShell } from '../../page/shell-data.ts';
import { useSession } from '../session/session-store.tsx';
import type { AddressKind } from './address-view.ts';

/** A new address, or changes to a known one (ACCOUNT-13). A press outside does not close it: the typed text stays. */
export default function AddressDialog(props: AddressDialogProps) {
  const { address, kind, form, isOpen, onOpenChange } = props;
  const t = useT();
  const path = usePath();
  const formId = useId();
  const home = form.shape.country_code;
  const [country, setCountry] = useState(address?.country_code ?? home);
  const shape = useShape(country, form.shape);
  const defaults = useDefaultAddress(kind);
  const known = address ?? defaults;
  const [phone, setPhone] = useState({ iso: country || 'IT', number: known.phone ?? '' });
  const { refused, isSaving, save } = useSaveAddress(props, { shape, country, phone });
  const errors = firstErrors(refused?.errors ?? {});
  const isElsewherePossible = kind === 'billing' || country !== home;

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      title={t(address ? 'addresses.edit' : `addresses.add.${kind}`)}
      closeLabel={t('shell.close')}
      footer={<DialogButtons formId={formId} isSaving={isSaving} onCancel={() => onOpenChange(false)} />}
    >
      <form id={formId} className="adr-form" onSubmit={save} noValidate>
        {refused && shape && <AddressFaults {...refused} shape={shape} />}
        <PersonFields known={known} errors={errors} isFamilyNameFirst={shape?.family_name_first ?? false} />
        {isElsewherePossible && (
          <CountrySelect
            kind={kind}
            countries={form.countries}
            value={country}
            error={errors.country_code}
            onChange={setCountry}
          />
        )}
        {shape && (
          <AddressFields
            key={shape.country_code}
            shape={shape}
            kind={kind}
            known={address?.country_code === shape.country_code ? address : undefined}
            errors={errors}
            places={shape.country_code === home && home !== '' ? path('addresses/places') : null}
            street={StreetField}
          />
        )}
        <AddressPhone countries={form.countries} value={phone} onChange={setPhone} error={errors.phone} />
        <AddressLabel label={known.label ?? ''} error={errors.label} />
      </form>
    </Dialog>
  );
}

type ButtonsProps = { formId: string; isSaving: boolean; onCancel: () => void };

function DialogButtons({ formId, isSaving, onCancel }: ButtonsProps) {
  const t = useT();
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {t('shell.cancel')}
      </Button>
      <Button type="submit" form={formId} isLoading={isSaving}>
        {t('addresses.save')}
      </Button>
    </>
  );
}

function AddressPhone(props: Pick<PhoneFieldProps, 'countries' | 'value' | 'onChange' | 'error'>) {
  const t = useT();
  return (
    <PhoneField
      label={t('addresses.phone')}
      optional={t('shell.form.optional')}
      countryLabel={t('addresses.phoneCountry')}
      placeholder={t('addresses.phonePlaceholder')}
      name="phone"
      {...props}
    />
  );
}

/** The customer's own name for the address: "Home", "Work". */
function AddressLabel({ label, error }: { label: string; error: string | undefined }) {
  const t = useT();
  return (
    <TextField
      name="label"
      defaultValue={label}
      error={error}
      maxLength={80}
      label={t('addresses.label')}
      optional={t('shell.form.optional')}
    />
  );
}

/** What a new address starts with: the customer's name and phone number. */
function useDefaultAddress(kind: AddressKind) {
  const t = useT();
  const shell = useShell();
  // The session has a changed name first; the page has the name before the session is loaded.
  const user = useSession().user ?? shell?.owner;
  return {
    label: t(`addresses.${kind}`),
    phone: user?.phone ?? '',
    given_name: user?.given_name ?? '',
    family_name: user?.family_name ?? '',
  };
}

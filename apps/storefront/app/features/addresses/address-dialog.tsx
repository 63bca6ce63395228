import type { AddressShape } from '@paddock/server/contracts/addresses';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { focusFirstError } from '@paddock/ui/focus-first-error';
import { NativeSelect } from '@paddock/ui/native-select';
import { PhoneField } from '@paddock/ui/phone-field';
import { phoneText } from '@paddock/ui/phone-text';
import { TextField } from '@paddock/ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { firstErrors } from '../../http/first-errors.ts';
import { useT } from '../../i18n/use-t.ts';
import { useShell } from '../../page/shell-data.ts';
import { usePath } from '../../page/use-path.ts';
import { useSession } from '../session/session-store.tsx';
import { AddressFaults } from './address-faults.tsx';
import { AddressFields } from './address-fields.tsx';
import { type AddressForm, type AddressKind, type AddressView, requiredParts } from './address-view.ts';
import { findMissingFields } from './missing-fields.rules.ts';
import { PersonFields } from './person-fields.tsx';
import { readAddress, readForm } from './read-address.ts';
import StreetField from './street-field.tsx';
import { useShape } from './use-shape.ts';
import './addresses.css';

type Props = {
  /** Where addresses are kept; a known one has its own below it. */
  route: string;
  /** Null: a new one. */
  address: AddressView | null;
  kind: AddressKind;
  form: AddressForm;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: (address: AddressView) => void;
};

type Refused = { message: string | null; errors: Record<string, string[]> };

/** A new address, or another wording of a known one (ACCOUNT-13). What was typed is not lost by a press beside it. */
export default function AddressDialog(props: Props) {
  const { address, kind, form, isOpen, onOpenChange } = props;
  const t = useT();
  const path = usePath();
  const formId = useId();
  const home = form.shape.country_code;
  const [country, setCountry] = useState(address?.country_code ?? home);
  const shape = useShape(country, form.shape);
  // The session knows a changed name first; the page has it before there is a session.
  const shell = useShell();
  const user = useSession().user ?? shell?.owner;
  const known = address ?? {
    label: t(`addresses.${kind}`),
    phone: user?.phone ?? '',
    given_name: user?.given_name ?? '',
    family_name: user?.family_name ?? '',
  };
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
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving}>
            {t('addresses.save')}
          </Button>
        </>
      }
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
        <PhoneField
          label={t('addresses.phone')}
          optional={t('shell.form.optional')}
          countryLabel={t('addresses.phoneCountry')}
          placeholder={t('addresses.phonePlaceholder')}
          countries={form.countries}
          name="phone"
          value={phone}
          onChange={setPhone}
          error={errors.phone}
        />
        <TextField
          name="label"
          label={t('addresses.label')}
          optional={t('shell.form.optional')}
          defaultValue={known.label ?? ''}
          error={errors.label}
          maxLength={80}
        />
      </form>
    </Dialog>
  );
}

type Values = {
  shape: AddressShape | null;
  country: string;
  phone: { iso: string; number: string };
};

/** Saves the form of the dialog, and keeps the errors of the last attempt. */
function useSaveAddress(
  { route, address, kind, form, onOpenChange, onSaved }: Props,
  { shape, country, phone }: Values,
) {
  const t = useT();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isSaving, setSaving] = useState(false);
  // One dialog creates one address, even when a response is lost and the form is sent again.
  const key = useRef(crypto.randomUUID());

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || !shape) return;
    const element = event.currentTarget;
    const values = readForm(element);
    const needed = ['given_name', 'family_name', ...requiredParts(shape)];
    const say = { required: t('shell.form.required'), email: t('shell.form.email') };
    const lacking = Object.entries(findMissingFields(values, needed, say));
    if (lacking.length > 0) {
      const errors = Object.fromEntries(lacking.map(([name, text]) => [name, [text]]));
      return focusFirstError(element, () => setRefused({ message: null, errors }));
    }
    setSaving(true);
    const body = {
      ...readAddress(values, kind, country),
      phone: phoneText(phone, form.countries) || null,
    };
    const reply = await callServer<AddressView>(address ? `${route}/${address.id}` : route, {
      method: address ? 'PUT' : 'POST',
      body,
      key: key.current,
    });
    setSaving(false);
    if (reply.ok) {
      onSaved(reply.data);
      onOpenChange(false);
      return;
    }
    const message = reply.message ?? t('shell.errors.offline');
    focusFirstError(element, () => setRefused({ message, errors: reply.errors }));
  }

  return { refused, isSaving, save };
}

type CountrySelectProps = {
  kind: AddressKind;
  countries: AddressForm['countries'];
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
};

function CountrySelect({ kind, countries, value, error, onChange }: CountrySelectProps) {
  const t = useT();
  return (
    <NativeSelect
      label={t('addresses.country')}
      autoComplete={`${kind === 'billing' ? 'billing' : 'shipping'} country`}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === '' && <option value="">{t('addresses.choose')}</option>}
      {countries.map(({ iso, name }) => (
        <option key={iso} value={iso}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

import type { AddressShape } from '@paddock/server/contracts/addresses';
import { focusFirstError } from '@paddock/ui/field';
import { phoneText } from '@paddock/ui/phone-text';
import { type FormEvent, useRef, useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { useT } from '../../i18n/use-t.ts';
import { type AddressForm, type AddressKind, type AddressView, requiredParts } from './address-view.ts';

export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What the fields hold, as the api takes it; fields of the form that are no part of an address are ignored there. */
export function readAddress(values: Record<string, string>, kind: AddressKind, country: string) {
  const typed = Object.entries(values).map(([name, value]) => [name, value.trim() || null]);
  return { ...Object.fromEntries(typed), type: kind, country_code: country };
}

type Refused = { message: string | null; errors: Record<string, string[]> };
type Values = {
  shape: AddressShape | null;
  country: string;
  phone: { iso: string; number: string };
};

/** Saves the form of the dialog, and keeps the errors of the last attempt. */
export function useSaveAddress(
  { route, address, kind, form, onOpenChange, onSaved }: AddressDialogProps,
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
    const messages = { required: t('shell.form.required'), email: t('shell.form.email') };
    const missing = Object.entries(findMissingFields(values, needed, messages));
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map(([name, text]) => [name, [text]]));
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

export type AddressDialogProps = {
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

export type FieldErrors = Record<string, string>;
type Texts = { required: string; email: string };

/** Errors a form can find before it is sent; the api checks the rest. */
export function findMissingFields(
  values: Record<string, string>,
  required: readonly string[],
  texts: Texts,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of required) if (!values[name]?.trim()) errors[name] = texts.required;
  if (values.email?.trim() && !/^\S+@\S+\.\S+$/.test(values.email.trim())) errors.email = texts.email;
  return errors;
}

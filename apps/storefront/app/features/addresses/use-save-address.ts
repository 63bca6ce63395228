import type { AddressShape } from '@paddock/server/contracts/addresses';
import { focusFirstError } from '@paddock/ui/focus-first-error';
import { phoneText } from '@paddock/ui/phone-text';
import { type FormEvent, useRef, useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { useT } from '../../i18n/use-t.ts';
import type { AddressDialogProps } from './address-dialog-props.ts';
import { type AddressView, requiredParts } from './address-view.ts';
import { findMissingFields } from './missing-fields.rules.ts';
import { readAddress, readForm } from './read-address.ts';

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

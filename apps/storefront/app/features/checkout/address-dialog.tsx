import type { Address } from '@paddock/server/contracts/addresses';
import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { TextField } from '@paddock/ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useSession } from '../../session/session-store.tsx';
import { AddressFields, readAddress, readForm } from './address-fields.tsx';
import { callTill, firstErrors, showFailure } from './call-till.ts';
import { type FieldErrors, missing, requiredParts } from './checkout.rules.ts';
import { type AddressView, addressLines } from './checkout-view.ts';

type Props = {
  /** Where addresses are kept; a known one has its own below it. */
  route: string;
  address: AddressView | null;
  country: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: (address: AddressView) => void;
};

/** A new address, or another wording of a known one. What was typed is not lost by a press beside it. */
export default function AddressDialog({ route, address, country, isOpen, onOpenChange, onSaved }: Props) {
  const t = useT();
  const formId = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  // One window makes one address, however often its answer is lost.
  const key = useRef(crypto.randomUUID());
  const { user } = useSession();
  const known = address ?? {
    ...{ label: t('account.addresses.shipping'), phone: user?.phone ?? '' },
    ...{ given_name: user?.given_name ?? '', family_name: user?.family_name ?? '' },
  };

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readForm(form);
    const needed = ['given_name', 'family_name', ...requiredParts(country)];
    const say = { required: t('shell.form.required'), email: t('shell.form.email') };
    const lacking = missing(values, needed, say);
    setErrors(lacking);
    if (Object.keys(lacking).length > 0) return focusFirst(form);
    setSaving(true);
    const { given_name, family_name, phone } = values;
    const body = { ...readAddress(values, country), given_name, family_name, phone: phone || null };
    const reply = await callTill<Address>(address ? `${route}/${address.id}` : route, {
      method: address ? 'PUT' : 'POST',
      body,
      key: key.current,
    });
    setSaving(false);
    if (reply.ok) {
      onSaved({ ...reply.data, lines: addressLines(reply.data) });
      onOpenChange(false);
      return;
    }
    setErrors(firstErrors(reply.errors));
    if (Object.keys(reply.errors).length === 0) showFailure(reply, t('shell.errors.offline'));
    focusFirst(form);
  }

  const field = (name: 'given_name' | 'family_name' | 'phone' | 'label') => ({
    name,
    defaultValue: known[name] ?? '',
    error: errors[name],
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      title={t(address ? 'account.addresses.edit' : 'checkout.delivery.addAddress')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving}>
            {t('account.address.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="co-form" onSubmit={save} noValidate>
        <div className="co-row">
          <TextField
            {...field('given_name')}
            label={t('account.address.givenName')}
            autoComplete="given-name"
          />
          <TextField
            {...field('family_name')}
            label={t('account.address.familyName')}
            autoComplete="family-name"
          />
        </div>
        <AddressFields country={country} known={address ?? undefined} errors={errors} />
        <TextField
          {...field('phone')}
          type="tel"
          dir="ltr"
          label={t('account.address.phone')}
          optional={t('shell.form.optional')}
          autoComplete="tel"
        />
        <TextField {...field('label')} label={t('account.address.label')} maxLength={80} />
      </form>
    </Dialog>
  );
}

/** The keyboard goes to the first field that has to be looked at, once it is marked. */
function focusFirst(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

import { isFamilyNameFirst } from '@paddock/i18n/locales';
import type { Contact } from '@paddock/server/contracts/checkout';
import { TextField } from '@paddock/ui/text-field';
import { useT } from '../../../i18n/use-t.ts';
import { useShell } from '../../../page/shell-data.ts';
import type { AddressView } from '../../addresses/address-view.ts';
import { PersonFields } from '../../addresses/person-fields.tsx';
import type { FieldErrors } from '../../addresses/use-save-address.ts';

export const CONTACT_FIELDS = ['email', 'given_name', 'family_name', 'phone'] as const;

type Props = { known: Contact | null; address: AddressView | null; errors: FieldErrors };

/** A guest's contact details: for the confirmation, the documents and the driver. */
export function ContactFields({ known, address, errors }: Props) {
  const t = useT();
  const locale = useShell()?.locale ?? '';
  const field = (name: 'email' | 'phone') => ({
    name,
    defaultValue: known?.[name] ?? '',
    error: errors[name],
    'aria-required': true,
  });
  return (
    <>
      <TextField
        {...field('email')}
        type="email"
        label={t('account.profile.email')}
        hint={t('checkout.guest.hint')}
        autoComplete="email"
        dir="ltr"
        maxLength={254}
      />
      <PersonFields
        known={{ ...address, ...known }}
        errors={errors}
        isFamilyNameFirst={isFamilyNameFirst(locale)}
      />
      <TextField
        {...field('phone')}
        type="tel"
        label={t('account.profile.phone')}
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
      />
    </>
  );
}

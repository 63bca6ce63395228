import type { Contact } from '@paddock/server/contracts/checkout';
import { TextField } from '@paddock/ui/text-field';
import { useT } from '../../../i18n/use-t.ts';
import type { FieldErrors } from '../../addresses/missing-fields.rules.ts';
import { NameFields } from '../../auth/form/name-fields.tsx';

export const CONTACT_FIELDS = ['email', 'given_name', 'family_name', 'phone'] as const;

/** A guest's contact details: for the confirmation, the documents and the driver. */
export function ContactFields({ known, errors }: { known: Contact | null; errors: FieldErrors }) {
  const t = useT();
  const field = (name: (typeof CONTACT_FIELDS)[number]) => ({
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
      <NameFields
        className="co-row"
        field={field}
        labels={{ given_name: t('account.profile.givenName'), family_name: t('account.profile.familyName') }}
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

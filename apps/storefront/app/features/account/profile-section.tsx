import type { Customer } from '@paddock/server/contracts/customers';
import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { PasswordField } from '@paddock/ui/password-field';
import { type PhoneCountry, PhoneField } from '@paddock/ui/phone-field';
import { TextField } from '@paddock/ui/text-field';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useFields } from '../auth/form/auth-form.tsx';
import { NameFields } from '../auth/form/name-fields.tsx';
import { AccountForm, type AccountReply } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';

type PhoneCountries = { countries: readonly PhoneCountry[]; here: string };
type Props = { profile: Customer; phone: PhoneCountries; reply: AccountReply | undefined };

export function ProfileSection({ profile, phone, reply }: Props) {
  const t = useT();
  const state = reply?.section === 'profile' ? reply.state : undefined;
  const fields = useFields(state);
  const [email, setEmail] = useState(state?.values.email ?? profile.email);
  const isNewEmail = email.trim().toLowerCase() !== profile.email.toLowerCase();
  useEffect(() => {
    if (reply?.done?.kind === 'profile') setEmail(profile.email);
  }, [reply, profile.email]);
  const field = (name: 'given_name' | 'family_name' | 'email') => ({
    ...fields(name),
    defaultValue: state?.values[name] ?? profile[name],
  });
  const confirmation = <CurrentPassword field={fields('current_password')} />;
  return (
    <AccountSection name="profile" lead={t('account.profile.lead')} reply={reply}>
      <AccountForm intent="profile" reply={reply} className="account-form">
        {(isBusy) => (
          <>
            <NameFields
              className="account-form__row"
              field={field}
              labels={{
                given_name: t('account.profile.givenName'),
                family_name: t('account.profile.familyName'),
              }}
            />
            <TextField
              {...field('email')}
              type="email"
              label={t('account.profile.email')}
              hint={t('account.profile.emailHint')}
              autoComplete="email"
              dir="ltr"
              maxLength={254}
              onChange={(event) => setEmail(event.target.value)}
            />
            {isNewEmail ? confirmation : <noscript>{confirmation}</noscript>}
            {profile.pending_email && (
              <Note tone="info" icon="mail">
                {t('account.profile.emailPending', { email: profile.pending_email })}
              </Note>
            )}
            <ProfilePhone
              key={profile.phone}
              {...phone}
              error={fields('phone').error}
              typed={state?.values}
              kept={profile.phone}
            />
            <Button type="submit" isLoading={isBusy}>
              {t('account.profile.save')}
            </Button>
          </>
        )}
      </AccountForm>
    </AccountSection>
  );
}

/** Another address is taken with the password only. */
function CurrentPassword({ field }: { field: ReturnType<ReturnType<typeof useFields>> }) {
  const t = useT();
  return (
    <PasswordField
      {...field}
      label={t('account.password.current')}
      hint={t('account.profile.passwordHint')}
      showLabel={t('account.password.show')}
      hideLabel={t('account.password.hide')}
      autoComplete="current-password"
      maxLength={200}
    />
  );
}

type PhoneProps = PhoneCountries & {
  error: string | undefined;
  typed: Record<string, string> | undefined;
  kept: string | null;
};

function ProfilePhone({ countries, here, error, typed, kept }: PhoneProps) {
  const t = useT();
  const [value, setValue] = useState({
    iso: typed?.phone_country || here,
    number: typed?.phone ?? kept ?? '',
  });
  return (
    <PhoneField
      name="phone"
      isoName="phone_country"
      label={t('account.profile.phone')}
      optional={t('shell.form.optional')}
      error={error}
      countries={countries}
      countryLabel={t('account.profile.phoneCountry')}
      placeholder={t('account.profile.phonePlaceholder')}
      value={value}
      onChange={setValue}
    />
  );
}

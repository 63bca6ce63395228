import { Checkbox } from '@paddock/ui/checkbox';
import { type PhoneCountry, PhoneField } from '@paddock/ui/phone-field';
import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { RichText } from '../../text/rich-text.tsx';
import { AuthForm, useFields } from './form/auth-form.tsx';
import { EmailField } from './form/email-field.tsx';
import type { FormState } from './form/form-state.ts';
import { NameFields } from './form/name-fields.tsx';
import { NewPassword } from './form/new-password.tsx';

export const REGISTER_FIELDS = [
  'given_name',
  'family_name',
  'email',
  'phone',
  'phone_country',
  'accept_terms',
] as const;

type Props = { state: FormState | undefined; phone: { countries: readonly PhoneCountry[]; here: string } };

export function RegisterForm({ state, phone }: Props) {
  const t = useT();
  const path = usePath();
  const field = useFields(state);
  const { defaultValue: accepted, error, ...terms } = field('accept_terms');
  const toPage = (page: string) => (words: string) => (
    <Link className="ui-link" to={path(page)} target="_blank">
      {words}
    </Link>
  );
  return (
    <AuthForm state={state} submit={t('auth.register.submit')}>
      <NameFields
        className="auth-form__row"
        field={field}
        labels={{ given_name: t('auth.register.givenName'), family_name: t('auth.register.familyName') }}
      />
      <EmailField {...field('email')} label={t('auth.login.email')} />
      <RegisterPhone {...phone} error={field('phone').error} known={state?.values} />
      <NewPassword {...field('password')} label={t('auth.register.password')} />
      <Checkbox {...terms} value="yes" defaultChecked={accepted === 'yes'} error={error}>
        <RichText text={t('shell.form.terms')} parts={[toPage('terms'), toPage('privacy-policy')]} />
      </Checkbox>
    </AuthForm>
  );
}

type PhoneProps = Props['phone'] & { error: string | undefined; known: Record<string, string> | undefined };

function RegisterPhone({ countries, here, error, known }: PhoneProps) {
  const t = useT();
  const [value, setValue] = useState({ iso: known?.phone_country || here, number: known?.phone ?? '' });
  return (
    <PhoneField
      name="phone"
      isoName="phone_country"
      label={t('auth.register.phone')}
      optional={t('shell.form.optional')}
      hint={t('auth.register.phoneHint')}
      error={error}
      countries={countries}
      countryLabel={t('auth.register.phoneCountry')}
      placeholder={t('auth.register.phonePlaceholder')}
      value={value}
      onChange={setValue}
    />
  );
}

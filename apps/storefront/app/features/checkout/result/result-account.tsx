import { Checkbox } from '@paddock/ui/checkbox';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { RichText } from '../../../text/rich-text.tsx';
import { AuthForm, useFields } from '../../auth/form/auth-form.tsx';
import type { FormState, Sent } from '../../auth/form/form-state.ts';
import { NewPassword } from '../../auth/form/new-password.tsx';
import { MailSent } from '../../auth/mail-sent.tsx';
import type { ResultProps } from './result-parts.tsx';

// An address has its own direction, also in a sentence from right to left.
const isolated = (text: string) => `\u2068${text}\u2069`;

type Props = ResultProps & { form: FormState | Sent | undefined };

/** A guest's account: name and address are the order's, so a password is all there is to choose (H-05). */
export function ResultAccount({ order, form }: Props) {
  const t = useT();
  return (
    <section className="result-account" aria-labelledby="result-account">
      <div>
        <h2 id="result-account" className="ui-h3">
          {t('checkout.result.accountTitle')}
        </h2>
        <p>{t('checkout.result.accountText', { email: isolated(order.email) })}</p>
      </div>
      {form && 'sentTo' in form ? (
        <MailSent again="register">
          <RichText
            text={t('auth.register.sent', { email: form.sentTo })}
            parts={[(words) => <bdi className="auth-sent__to">{words}</bdi>]}
          />
        </MailSent>
      ) : (
        <AccountForm form={form} email={order.email} />
      )}
    </section>
  );
}

function AccountForm({ form, email }: { form: FormState | undefined; email: string }) {
  const t = useT();
  const path = usePath();
  const field = useFields(form);
  const { defaultValue: accepted, error, ...terms } = field('accept_terms');
  const toPage = (page: string) => (words: string) => (
    <Link className="ui-link" to={path(page)} target="_blank">
      {words}
    </Link>
  );
  return (
    <AuthForm state={form} submit={t('auth.register.submit')}>
      {/* Password managers store the new password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPassword {...field('password')} label={t('auth.register.password')} />
      <Checkbox {...terms} value="yes" defaultChecked={accepted === 'yes'} error={error}>
        <RichText text={t('shell.form.terms')} parts={[toPage('terms'), toPage('privacy-policy')]} />
      </Checkbox>
    </AuthForm>
  );
}

import { Button } from '@paddock/ui/button';
import { Checkbox } from '@paddock/ui/checkbox';
import { PasswordField } from '@paddock/ui/password-field';
import { useT } from '../../i18n/use-t.ts';
import { useFields } from '../auth/form/auth-form.tsx';
import { NewPassword } from '../auth/form/new-password.tsx';
import { AccountForm, type AccountReply } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';

type Props = { email: string; passkeys: readonly string[]; reply: AccountReply | undefined };

export function PasswordSection({ email, passkeys, reply }: Props) {
  const t = useT();
  const field = useFields(reply?.section === 'password' ? reply.state : undefined);
  return (
    <AccountSection name="password" lead={t('account.password.lead')} reply={reply}>
      <AccountForm intent="password" reply={reply} className="account-form">
        {(isBusy) => (
          <>
            {/* Tells a password manager whose password this is. */}
            <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
            <PasswordField
              {...field('current_password')}
              label={t('account.password.current')}
              showLabel={t('account.password.show')}
              hideLabel={t('account.password.hide')}
              autoComplete="current-password"
              maxLength={200}
            />
            {/* What was typed is told by its key: a new one begins with nothing typed. */}
            <NewPassword
              key={reply?.done?.kind === 'password' ? 'done' : 'typing'}
              {...field('password')}
              label={t('account.password.new')}
            />
            {passkeys.length > 0 && (
              <Checkbox name="keep_passkeys" value="yes">
                {t('account.password.keepPasskeys', { names: passkeys.join(', ') })}
              </Checkbox>
            )}
            <Button type="submit" isLoading={isBusy}>
              {t('account.password.save')}
            </Button>
          </>
        )}
      </AccountForm>
    </AccountSection>
  );
}

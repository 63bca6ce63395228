import { Icon } from '@paddock/ui/icon';
import { PasswordField } from '@paddock/ui/password-field';
import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useFields } from '../auth/form/auth-form.tsx';
import { AccountForm, type AccountReply } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import type { PasskeyRow } from './account-view.ts';
import { AddPasskey } from './add-passkey.tsx';

type Props = { passkeys: PasskeyRow[]; suggestedName: string; reply: AccountReply | undefined };

export function PasskeysSection({ passkeys, suggestedName, reply }: Props) {
  const t = useT();
  return (
    <AccountSection name="passkeys" lead={t('account.passkeys.lead')} reply={reply}>
      {passkeys.length > 0 ? (
        <ul className="account-list">
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} reply={reply} />
          ))}
        </ul>
      ) : (
        <p>{t('account.passkeys.none')}</p>
      )}
      <AddPasskey suggestedName={suggestedName} hasPasskeys={passkeys.length > 0} />
    </AccountSection>
  );
}

function OnePasskey({ passkey, reply }: { passkey: PasskeyRow; reply: AccountReply | undefined }) {
  const t = useT();
  const id = useId();
  const { name, added, used } = passkey;
  const isConfirming = reply?.confirmFor === passkey.id;
  const field = useFields(reply?.section === 'passkeys' ? reply.state : undefined);
  return (
    <li className="account-list__row">
      <Icon name="key" />
      <div className="account-list__text">
        <strong id={id}>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {used ? t('account.passkeys.used', { when: used }) : t('account.passkeys.created', { when: added })}
        </span>
      </div>
      <AccountForm
        intent="passkeys"
        id={passkey.id}
        reply={reply}
        className={isConfirming ? 'account-form account-list__confirm' : undefined}
      >
        {(isBusy) => (
          <>
            {isConfirming && (
              <PasswordField
                {...field('current_password')}
                label={t('account.erase.password')}
                showLabel={t('account.password.show')}
                hideLabel={t('account.password.hide')}
                autoComplete="current-password"
                maxLength={200}
              />
            )}
            <button type="submit" className="ui-text-button" aria-describedby={id} aria-busy={isBusy}>
              {t('account.passkeys.remove')}
            </button>
          </>
        )}
      </AccountForm>
    </li>
  );
}

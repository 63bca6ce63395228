import { Icon } from '@paddock/ui/icon';
import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountReply } from './account-reply.ts';
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
      <AddPasskey suggestedName={suggestedName} />
    </AccountSection>
  );
}

function OnePasskey({ passkey, reply }: { passkey: PasskeyRow; reply: AccountReply | undefined }) {
  const t = useT();
  const id = useId();
  const { name, added, used } = passkey;
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
      <AccountForm deed="passkeys" id={passkey.id} reply={reply}>
        {(isBusy) => (
          <button type="submit" className="ui-text-button" aria-describedby={id} aria-busy={isBusy}>
            {t('account.passkeys.remove')}
          </button>
        )}
      </AccountForm>
    </li>
  );
}

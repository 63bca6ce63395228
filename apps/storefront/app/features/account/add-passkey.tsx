import { Button } from '@paddock/ui/button';
import { PasswordField } from '@paddock/ui/password-field';
import { TextField } from '@paddock/ui/text-field';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useAddPasskey } from './use-add-passkey.ts';

type Props = { suggestedName: string; hasPasskeys: boolean };

/** Only a browser with scripts and an authenticator can make a passkey, so this appears when both are known. */
export function AddPasskey({ suggestedName, hasPasskeys }: Props) {
  const t = useT();
  const [canMake, setCanMake] = useState(false);
  const passkey = useAddPasskey(suggestedName);
  const { name, password, isBusy } = passkey;

  useEffect(() => setCanMake('PublicKeyCredential' in window), []);
  if (!canMake) return null;

  return (
    <form
      className={`account-form${password === null ? ' account-form--line' : ''}`}
      onSubmit={passkey.submit}
      noValidate
    >
      <TextField
        label={t('account.passkeys.name')}
        value={name}
        onChange={(event) => passkey.setName(event.target.value)}
        error={passkey.error}
        maxLength={80}
        autoComplete="off"
      />
      {password !== null && (
        <PasswordField
          name="current_password"
          label={t('account.erase.password')}
          showLabel={t('account.password.show')}
          hideLabel={t('account.password.hide')}
          autoComplete="current-password"
          maxLength={200}
          autoFocus
          value={password}
          onChange={(event) => passkey.setPassword(event.target.value)}
          error={passkey.passwordError}
        />
      )}
      <Button type="submit" variant="ghost" iconStart="plus" isLoading={isBusy}>
        {t('account.passkeys.add')}
      </Button>
      {password !== null && hasPasskeys && (
        <button
          type="button"
          className="ui-text-button"
          onClick={passkey.confirmWithPasskey}
          disabled={isBusy}
        >
          {t('account.passkeys.withPasskey')}
        </button>
      )}
    </form>
  );
}

import { Button } from '@paddock/ui/button';
import { PasswordField } from '@paddock/ui/password-field';
import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/use-path.ts';
import { confirmPerson, makePasskey } from './make-passkey.ts';

type Props = { suggestedName: string; hasPasskeys: boolean };

/**
 * Only a browser with scripts and an authenticator can make a passkey, so this appears when both are known. The password
 * is asked for when the last sign-in is longer ago than a few minutes; a passkey of the account does as well.
 */
export function AddPasskey({ suggestedName, hasPasskeys }: Props) {
  const t = useT();
  const url = usePath()('my-account/passkeys');
  const { revalidate } = useRevalidator();
  const [canMake, setCanMake] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState(suggestedName);
  const [error, setError] = useState<string>();
  /** Null: not asked for. */
  const [password, setPassword] = useState<string | null>(null);
  const [passwordError, setPasswordError] = useState<string>();

  useEffect(() => setCanMake('PublicKeyCredential' in window), []);
  if (!canMake) return null;

  async function confirmAndAdd(typed: string | null) {
    setBusy(true);
    setPasswordError(undefined);
    const confirmed = await confirmPerson(url, typed);
    if (confirmed.outcome === 'confirmed') return add();
    setBusy(false);
    if (confirmed.outcome === 'wrong') setPasswordError(confirmed.message);
    if (confirmed.outcome === 'failed') setError(t('account.passkeys.failed'));
  }

  async function add() {
    setBusy(true);
    setError(undefined);
    const made = await makePasskey(url, name.trim());
    setBusy(false);
    if (made === 'confirm-first') return setPassword('');
    setPassword(null);
    if (made === 'refused-by-person') return;
    if (made === 'known') return setError(t('account.passkeys.known'));
    if (made === 'failed') return setError(t('account.passkeys.failed'));
    showToast({ text: t('account.passkeys.added') });
    setName(suggestedName);
    await revalidate();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setError(t('shell.form.required'));
    if (password === '') return setPasswordError(t('shell.form.required'));
    await (password === null ? add() : confirmAndAdd(password));
  }

  return (
    <form
      className={`account-form${password === null ? ' account-form--line' : ''}`}
      onSubmit={submit}
      noValidate
    >
      <TextField
        label={t('account.passkeys.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
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
          onChange={(event) => setPassword(event.target.value)}
          error={passwordError}
        />
      )}
      <Button type="submit" variant="ghost" iconStart="plus" isLoading={isBusy}>
        {t('account.passkeys.add')}
      </Button>
      {password !== null && hasPasskeys && (
        <button
          type="button"
          className="ui-text-button"
          onClick={() => confirmAndAdd(null)}
          disabled={isBusy}
        >
          {t('account.passkeys.withPasskey')}
        </button>
      )}
    </form>
  );
}

import { showToast } from '@paddock/ui/toast-queue';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { confirmPerson, makePasskey } from './make-passkey.ts';

/**
 * Makes a passkey and stores it with the account. The password is asked for when the last sign-in is longer ago than a
 * few minutes; another passkey of the account confirms the person as well.
 */
export function useAddPasskey(suggestedName: string) {
  const t = useT();
  const url = usePath()('my-account/passkeys');
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState(suggestedName);
  const [error, setError] = useState<string>();
  /** Null: not asked for. */
  const [password, setPassword] = useState<string | null>(null);
  const [passwordError, setPasswordError] = useState<string>();

  /** Without a password the person confirms with a passkey. */
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

  return {
    name,
    setName,
    error,
    password,
    setPassword,
    passwordError,
    isBusy,
    submit,
    confirmWithPasskey: () => confirmAndAdd(null),
  };
}

import { Button } from '@paddock/ui/button';
import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../shell/use-path.ts';
import { makePasskey } from './make-passkey.ts';

/** Only a browser with scripts and an authenticator can make a passkey, so this appears when both are known. */
export function AddPasskey({ suggestedName }: { suggestedName: string }) {
  const t = useT();
  const path = usePath();
  const { revalidate } = useRevalidator();
  const [canMake, setCanMake] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState(suggestedName);
  const [error, setError] = useState<string>();

  useEffect(() => setCanMake('PublicKeyCredential' in window), []);
  if (!canMake) return null;

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setError(t('shell.form.required'));
    setBusy(true);
    setError(undefined);
    const made = await makePasskey(path('my-account/passkeys'), name.trim());
    setBusy(false);
    if (made === 'refused-by-person') return;
    if (made === 'known') return setError(t('account.passkeys.known'));
    if (made === 'failed') return setError(t('account.passkeys.failed'));
    showToast({ text: t('account.passkeys.added') });
    setName(suggestedName);
    await revalidate();
  }

  return (
    <form className="account-form account-form--line" onSubmit={add} noValidate>
      <TextField
        label={t('account.passkeys.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
        maxLength={80}
        autoComplete="off"
      />
      <Button type="submit" variant="ghost" iconStart="plus" isLoading={isBusy}>
        {t('account.passkeys.add')}
      </Button>
    </form>
  );
}

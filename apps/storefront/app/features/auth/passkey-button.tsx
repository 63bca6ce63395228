import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';

/** Signs in with a passkey. Shown at once, and removed where the browser does not support passkeys. */
export function PasskeyButton() {
  const t = useT();
  const url = usePath()('login/passkey');
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'unknown'>('ready');
  useEffect(() => {
    if (typeof PublicKeyCredential !== 'function') setState('unknown');
  }, []);
  if (state === 'unknown') return null;

  async function signIn() {
    setState('busy');
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({ optionsJSON: await post(url, {}) });
      const { to } = await post<{ to: string }>(url, { response });
      window.location.assign(to);
    } catch (error) {
      console.warn('no passkey', error);
      // Closing the browser's window is a choice, not a failure.
      const isClosed = error instanceof Error && error.name === 'NotAllowedError';
      setState(isClosed ? 'ready' : 'failed');
    }
  }

  return (
    <div className="auth-passkey">
      <Button variant="ghost" block iconStart="lock" isLoading={state === 'busy'} onClick={signIn}>
        {t('auth.passkey.submit')}
      </Button>
      {state === 'failed' && (
        <Note tone="alert" isLive>
          <p>{t('auth.passkey.failed')}</p>
        </Note>
      )}
    </div>
  );
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`passkey call answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

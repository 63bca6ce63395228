export type MadePasskey = 'made' | 'refused-by-person' | 'known' | 'failed' | 'confirm-first';
/** `message`: the api's words about a wrong password. */
export type Confirmed =
  | { outcome: 'confirmed' | 'refused-by-person' | 'failed' }
  | { outcome: 'wrong'; message: string };

/** Asks the authenticator for a passkey and hands it in. A person who says no is no failure. */
export async function makePasskey(url: string, name: string): Promise<MadePasskey> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const options = await send(url, {});
    if (options.status === 403) return 'confirm-first';
    if (!options.data) return 'failed';
    const response = await startRegistration({ optionsJSON: options.data as never });
    return (await send(url, { name, response })).data ? 'made' : 'failed';
  } catch (error) {
    if (isRefusedByPerson(error)) return 'refused-by-person';
    return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'failed';
  }
}

/** Proves the password, or without one a passkey, in the session that is open. */
export async function confirmPerson(url: string, password: string | null): Promise<Confirmed> {
  try {
    if (password !== null) {
      const { data, message } = await send(url, { step: 'confirm', current_password: password });
      if (data) return { outcome: 'confirmed' };
      return message ? { outcome: 'wrong', message } : { outcome: 'failed' };
    }
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const options = await send(url, { step: 'confirm-options' });
    if (!options.data) return { outcome: 'failed' };
    const response = await startAuthentication({ optionsJSON: options.data as never });
    const { data } = await send(url, { step: 'confirm', response });
    return { outcome: data ? 'confirmed' : 'failed' };
  } catch (error) {
    return { outcome: isRefusedByPerson(error) ? 'refused-by-person' : 'failed' };
  }
}

const isRefusedByPerson = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

type Sent = { status: number; data: object | null; message: string | null };

async function send(url: string, body: object): Promise<Sent> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const json = (await answer.json().catch(() => ({}))) as { data?: object; message?: string };
  return {
    status: answer.status,
    data: answer.ok ? (json.data ?? null) : null,
    message: answer.ok ? null : (json.message ?? null),
  };
}

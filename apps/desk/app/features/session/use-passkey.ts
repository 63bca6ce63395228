import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Options<F> = F extends (input: { optionsJSON: infer O }) => unknown ? O : never;

/** A call of the desk's own server, which turns the api's token into the session cookie. */
async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const result = (await answer.json()) as { code?: string; data?: T };
  if (!answer.ok || !result.data) throw new Error(result.code ?? 'refused');
  return result.data;
}

/** Signs in with a passkey of this device; throws with the code of the refusal. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await post<Options<typeof startAuthentication>>('/auth/passkey/options', {});
  const response = await startAuthentication({ optionsJSON });
  await post('/auth/passkey', { response });
}

/** Proves the identity behind the session again. */
export async function stepUpWithPasskey(): Promise<void> {
  const path = '/api/staff/session/strong/passkey';
  const optionsJSON = await post<Options<typeof startAuthentication>>(`${path}/options`, {});
  await post(path, { response: await startAuthentication({ optionsJSON }) });
}

interface InvitationOptions {
  readonly name: string;
  readonly options: Options<typeof startRegistration>;
}

export const readInvitation = (token: string) =>
  post<InvitationOptions>('/auth/invitation/options', { token });

export async function acceptInvitation(token: string, passkeyName: string): Promise<void> {
  const { options } = await readInvitation(token);
  const response = await startRegistration({ optionsJSON: options });
  await post('/auth/invitation', { token, passkey_name: passkeyName, response });
}

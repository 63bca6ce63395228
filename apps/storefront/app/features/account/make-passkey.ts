export type MadePasskey = 'made' | 'refused-by-person' | 'known' | 'failed';

/** Asks the authenticator for a passkey and hands it in. A person who says no is no failure. */
export async function makePasskey(url: string, name: string): Promise<MadePasskey> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const options = await send(url, {});
    if (!options) return 'failed';
    const response = await startRegistration({ optionsJSON: options as never });
    return (await send(url, { name, response })) ? 'made' : 'failed';
  } catch (error) {
    if (!(error instanceof Error)) return 'failed';
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'refused-by-person';
    return error.name === 'InvalidStateError' ? 'known' : 'failed';
  }
}

/** Null: it was not done. */
async function send(url: string, body: object): Promise<object | null> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.ok ? ((await answer.json()) as { data: object }).data : null;
}

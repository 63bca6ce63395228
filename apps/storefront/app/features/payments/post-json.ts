/** What came back: data, a refusal in the api's words, or (status 0) nothing at all. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly status: number;
      readonly message: string | null;
      /** Our server heard nothing from the api: what was asked for may have happened. */
      readonly isUnknown: boolean;
      readonly errors: Readonly<Record<string, readonly string[]>>;
    };

const NOTHING = { ok: false, status: 0, message: null, isUnknown: false, errors: {} } as const;

/** Sends a panel's words to our own server. Never throws, so that money taken is not lost in an exception. */
export async function postJson<Data>(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Answer<Data>> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  } catch {
    return NOTHING;
  }
  const json = (await response.json().catch(() => null)) as {
    data?: Data;
    message?: string | null;
    errors?: Record<string, string[]>;
  } | null;
  if (response.ok && json?.data !== undefined) return { ok: true, data: json.data };
  const message = json?.message ?? null;
  return {
    ok: false,
    status: response.status,
    message,
    isUnknown: response.status >= 500 && message === null,
    errors: json?.errors ?? {},
  };
}

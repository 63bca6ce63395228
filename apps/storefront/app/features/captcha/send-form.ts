/** What came of a form: data; errors under their fields; or a sentence for the whole. Null: nothing came back. */
type FormAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly message: string | null;
      readonly errors: Readonly<Record<string, string>>;
    };

/** Sends a form with its captcha's answer to our own server. Never throws. */
export async function sendForm<Data>(
  url: string,
  body: Readonly<Record<string, unknown>>,
  /** One press of the button: sent twice, it is done once. */
  key: string,
): Promise<FormAnswer<Data>> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    const json = (await answer.json()) as {
      data?: Data;
      message?: string | null;
      errors?: Record<string, string[]>;
    };
    if (answer.ok && json.data !== undefined) return { ok: true, data: json.data };
    const errors = Object.entries(json.errors ?? {}).flatMap(([name, [first]]) =>
      first ? [[name, first]] : [],
    );
    return { ok: false, message: json.message ?? null, errors: Object.fromEntries(errors) };
  } catch {
    return { ok: false, message: null, errors: {} };
  }
}

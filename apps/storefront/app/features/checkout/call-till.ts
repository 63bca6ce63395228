import { showToast } from '@paddock/ui/toast-queue';

export type TillFailure = {
  ok: false;
  status: number;
  code: string;
  /** The server's words; null when it did not answer. */
  message: string | null;
  errors: Record<string, string[]>;
};
export type TillReply<T> = { ok: true; data: T } | TillFailure;

type Request = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown; key?: string | undefined };

/** A call of the checkout to our own routes. Never throws: no answer is a refusal without words. */
export async function callTill<T>(
  url: string,
  { method = 'POST', body, key }: Request = {},
): Promise<TillReply<T>> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // The session is over (AUTH-14); the answer has taken its cookie away.
    if (response.status === 401) window.location.assign(url.split('/').slice(0, 2).join('/'));
    const json = (await response.json()) as Partial<TillFailure> & { data?: T };
    if (response.ok) return { ok: true, data: json.data as T };
    const { code = '', message = null, errors = {} } = json;
    return { ok: false, status: response.status, code, message, errors };
  } catch (error) {
    console.warn('the till did not answer', error);
    return { ok: false, status: 0, code: 'network', message: null, errors: {} };
  }
}

export const showFailure = (failure: TillFailure, otherwise: string) =>
  showToast({ text: failure.message || otherwise, variant: 'error' });

/** The first error of each field, as forms show them. */
export const firstErrors = (errors: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, [first]]) =>
      first ? [[name.replace(/^address\./, ''), first]] : [],
    ),
  );

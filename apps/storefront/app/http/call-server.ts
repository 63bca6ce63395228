export type CallFailure = {
  ok: false;
  /** 0: no response, or a successful one that is not JSON. */
  status: number;
  code: string;
  /** The server's text; null when it sent none. */
  message: string | null;
  errors: Record<string, string[]>;
};
export type CallReply<T> = { ok: true; data: T } | CallFailure;

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as a form when it is URLSearchParams, otherwise as JSON. */
  body?: unknown;
  /** Idempotency-Key: the server carries out a repeated call once. */
  key?: string | undefined;
  bearer?: string | undefined;
  /** Stays on the page when the session has ended; other calls go to the home page (AUTH-14). */
  staysOnSignOut?: boolean;
};

/** Calls a route of our own server. Never throws: a failed request is returned with status 0. */
export async function callServer<T>(
  url: string,
  { method = 'POST', body, key, bearer, staysOnSignOut }: CallOptions = {},
): Promise<CallReply<T>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const isForm = body instanceof URLSearchParams;
  // Also without a body: our JSON routes accept no other type.
  if (!isForm && method !== 'GET') headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  let status = 0;
  try {
    const response = await fetch(url, { method, headers, body: isForm ? body : JSON.stringify(body) });
    if (response.status === 401 && !staysOnSignOut)
      window.location.assign(url.split('/').slice(0, 2).join('/'));
    if (!response.ok) status = response.status;
    const { data, code = '', message = null, errors = {} } = await response.json();
    return response.ok ? { ok: true, data } : { ok: false, status, code, message, errors };
  } catch (error) {
    console.warn(`${method} ${url} failed`, error);
    return { ok: false, status, code: '', message: null, errors: {} };
  }
}

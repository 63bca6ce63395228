import { ProviderFailure } from './adapter.ts';

export interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Record<string, string>;
  /** An object is sent as JSON, URLSearchParams as a form. */
  readonly body?: object | URLSearchParams;
  readonly timeoutMs?: number;
}

export interface ProviderAnswer {
  readonly status: number;
  /** Undefined when it was not JSON. */
  readonly json: unknown;
  readonly headers: Headers;
}

// The errors of a connection that was never made: nothing can have happened at the other end.
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Asks a provider. An answer of any status is an answer; only a missing one throws, and says whether the question can
 * have arrived. Never inside a transaction.
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const form = call.body instanceof URLSearchParams;
  let response: Response;
  let text: string;
  try {
    response = await fetch(call.url, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(call.body
          ? { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }
          : {}),
        ...call.headers,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs ?? 10_000),
      ...(call.body ? { body: form ? call.body.toString() : JSON.stringify(call.body) } : {}),
    });
    text = await response.text();
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
    const kind = NOT_SENT.has(code) ? 'not_sent' : 'no_answer';
    throw new ProviderFailure(
      kind,
      `${call.method} ${new URL(call.url).pathname}: ${code || (error as Error).name}`,
      { cause: error },
    );
  }
  if (response.status === 429) throw new ProviderFailure('rate_limited', 'too many calls');
  return { status: response.status, json: parse(text), headers: response.headers };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

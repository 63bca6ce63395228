import type { z } from 'zod';

/** What a feature's `*.contract.ts` exports for each call. `response` is the whole envelope. */
export interface Contract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary?: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType<{ data: unknown; meta?: unknown }>;
}

type Part<C, K extends string> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown;

export type CallInput<C extends Contract> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> & { headers?: Record<string, string | undefined> };

type Answer<C extends Contract> = z.output<C['response']>;

export type CallFailure = {
  ok: false;
  /** HTTP status; 0 when no answer came (network, timeout) or it was not our envelope. */
  status: number;
  code: string;
  message: string;
  errors: Record<string, string[]>;
  /** Seconds the server asked us to wait, on 429 and 503. */
  retryAfter: number | null;
  /** Details of the refusal, such as the alternatives on offer; not checked by any schema. */
  data?: unknown;
};

export type CallSuccess<C extends Contract> = {
  ok: true;
  status: number;
  data: Answer<C>['data'];
  meta: 'meta' extends keyof Answer<C> ? Answer<C>['meta'] : undefined;
};

export type CallResult<C extends Contract> = CallSuccess<C> | CallFailure;

export interface CallOptions {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Calls the api as its contract says. Never throws: refusals, broken answers and a dead network are values. */
export async function callApi<C extends Contract>(
  contract: C,
  input: CallInput<C>,
  options: CallOptions,
): Promise<CallResult<C>> {
  const { params, query, body, headers } = input as LooseInput;
  const url = options.baseUrl.replace(/\/+$/, '') + fillPath(contract.path, params) + queryString(query);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 5000);
  let response: Response;
  let text: string;
  try {
    response = await (options.fetch ?? globalThis.fetch)(url, {
      method: contract.method,
      headers: requestHeaders(headers, body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (error) {
    if (timeout.aborted) return failure(0, 'timeout', 'The server did not answer in time.');
    return failure(0, 'network', error instanceof Error ? error.message : String(error));
  }
  const json = parseJson(text);
  if (!response.ok) return readFailure(response, json);
  const parsed = contract.response.safeParse(json);
  if (!parsed.success) {
    return failure(0, 'bad_answer', `${contract.method} ${contract.path}: ${parsed.error.message}`);
  }
  const { data, meta } = parsed.data;
  return { ok: true, status: response.status, data, meta } as CallSuccess<C>;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

function fillPath(path: string, params: Record<string, unknown> = {}) {
  return path.replace(/:([A-Za-z_]+)/g, (_, name: string) => {
    // Encoded, so that a value such as `../x` stays one segment and cannot choose another route.
    const value = encodeURIComponent(String(params[name] ?? ''));
    return value === '.' || value === '..' ? '%20' : value;
  });
}

function queryString(query: Record<string, unknown> = {}) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object' && !Array.isArray(value)) {
      // A record is written by its keys: values[12]=34.
      for (const [key, one] of Object.entries(value)) search.append(`${name}[${key}]`, String(one));
      continue;
    }
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function requestHeaders(extra: Record<string, string | undefined> = {}, body: unknown) {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(extra)) if (value !== undefined) headers.set(name, value);
  return headers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readFailure(response: Response, json: unknown): CallFailure {
  const body = (typeof json === 'object' && json !== null ? json : {}) as Partial<CallFailure>;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    status: response.status,
    code: typeof body.code === 'string' ? body.code : `http_${response.status}`,
    message: typeof body.message === 'string' ? body.message : response.statusText,
    errors: typeof body.errors === 'object' && body.errors !== null ? body.errors : {},
    retryAfter: Number.isFinite(wait) ? wait : null,
    ...(body.data === undefined ? {} : { data: body.data }),
  };
}

function failure(status: number, code: string, message: string): CallFailure {
  return { ok: false, status, code, message, errors: {}, retryAfter: null };
}

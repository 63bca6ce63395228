import type { IncomingMessage } from 'node:http';

export interface StaffAnswer {
  readonly status: number;
  readonly code: string | null;
  readonly data: Record<string, unknown>;
}

/** A call of the desk's server itself, with the address and the browser of the person behind it. */
export async function callStaffApi(
  staffUrl: string,
  call: {
    method: 'GET' | 'POST' | 'DELETE';
    path: string;
    body?: object;
    bearer?: string | null;
    timeoutMs?: number;
  },
  request: IncomingMessage,
): Promise<StaffAnswer> {
  const headers: Record<string, string> = { ...originOf(request) };
  if (call.body) headers['content-type'] = 'application/json';
  if (call.bearer) headers.authorization = `Bearer ${call.bearer}`;
  const answer = await fetch(new URL(call.path, staffUrl), {
    method: call.method,
    headers,
    signal: AbortSignal.timeout(call.timeoutMs ?? 10_000),
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
  });
  const body = (await answer.json().catch(() => ({}))) as { code?: string; data?: Record<string, unknown> };
  return { status: answer.status, code: body.code ?? null, data: body.data ?? {} };
}

/** Where a call comes from, for the api's limits and the list of sessions. */
export function originOf(request: IncomingMessage): Record<string, string> {
  const before = request.headers['x-forwarded-for'];
  const address = request.socket.remoteAddress ?? '';
  return {
    'x-forwarded-for': typeof before === 'string' ? `${before}, ${address}` : address,
    'user-agent': request.headers['user-agent'] ?? '',
  };
}

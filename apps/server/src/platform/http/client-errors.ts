import type { Socket } from 'node:net';
import { type MessageKey, translate } from '../text/messages.ts';

const STATUS: Record<string, [number, string, MessageKey]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'headers_too_large'],
};

/** What the HTTP parser itself refuses never becomes a request; it still gets our envelope, then the door. */
export function answerClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, code] = STATUS[error.code ?? ''] ?? [400, 'Bad Request', 'malformed' as const];
  const body = JSON.stringify({ message: translate('en', code), code });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

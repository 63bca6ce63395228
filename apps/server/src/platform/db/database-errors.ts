import { isPoolExhausted } from './db.ts';

/**
 * What a failed statement means to the caller. `busy`: we are overloaded, nothing was done. `unavailable`: the
 * database is gone or restarting, and a COMMIT in flight may or may not have happened; the caller retries with the
 * same idempotency key and so finds out.
 */
export function whyDatabaseFailed(error: unknown): 'busy' | 'unavailable' | null {
  if (isPoolExhausted(error)) return 'busy';
  if (error instanceof Error && CONNECTION_LOST.test(error.message)) return 'unavailable';
  const code = codeOf(error);
  if (code === null) return null;
  if (BUSY.has(code)) return 'busy';
  if (UNAVAILABLE.has(code) || code.startsWith('08')) return 'unavailable';
  return null;
}

// The driver gives these no code: the connection broke under a statement, or between two of them.
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/** The code of an error after `lock_timeout`. */
export const LOCK_TIMED_OUT = '55P03';

const BUSY = new Set([
  '57014', // statement_timeout
  LOCK_TIMED_OUT,
  '40001',
  '40P01',
  '53300', // too many connections
]);

const UNAVAILABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH'],
  ...['57P01', '57P02', '57P03', '25006', '53100', '25P03'],
]);

function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return null;
}

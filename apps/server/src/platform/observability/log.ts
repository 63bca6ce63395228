import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { stripJsonLine } from '../text/strip-controls.ts';

export type Log = Logger;

const SECRET = /^(authorization|cookie|set-cookie|password|token|access_token|apikey|card|cvv|cvc)$/i;
const MAX_DEPTH = 6;

/** A copy without what stands under a secret's name. A walk of our own: removal by path patterns took ten times as long. */
function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  // Other objects print themselves (dates, requests with a serializer of their own).
  if (Object.getPrototypeOf(value) !== Object.prototype && depth > 0) return value;
  if (depth > MAX_DEPTH) return '[deep]';
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    copy[key] = SECRET.test(key) ? '[removed]' : withoutSecrets(inner, depth + 1);
  }
  return copy;
}

// 13 to 19 digits, with or without spaces or dashes between: the shape of a card number.
const CARD_SHAPE = /\b\d(?:[ -]?\d){12,18}\b/g;

/** Digits become zeros, not a word, so that a JSON number that happens to look like a card stays a number. */
export const hideCards = (text: string) =>
  text.replace(CARD_SHAPE, (found) =>
    passesLuhn(found) ? found[0] + found.slice(1).replace(/\d/g, '0') : found,
  );

function passesLuhn(text: string) {
  const digits = [...text].filter((char) => char >= '0' && char <= '9').map(Number);
  const sum = digits
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}

/** JSON lines on stdout. Names of secrets are removed by key, card numbers by shape wherever they appear. */
export function createLog(options: { level: string; name: string }, stream?: DestinationStream): Log {
  const settings: LoggerOptions = {
    name: options.name,
    level: options.level,
    serializers: { err: errorLine, req: requestLine, res: responseLine },
    formatters: { log: (fields) => withoutSecrets(fields) as Record<string, unknown> },
    hooks: { streamWrite: (line) => stripJsonLine(hideCards(line)) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return stream ? pino(settings, stream) : pino(settings);
}

// Named fields only: drivers hang whole clients, requests and configurations on their errors.
function errorLine(error: Error & { code?: unknown; constraint?: unknown }): object {
  const { name, message, stack, code, constraint, cause } = error;
  return {
    type: name,
    message,
    stack,
    code,
    constraint,
    ...(cause instanceof Error ? { cause: errorLine(cause) } : {}),
  };
}

/** Path parameters that name something and open nothing. All others are logged by their name, whatever they hold. */
export const PLAIN_PARAMETERS: ReadonlySet<string> = new Set([
  ...['id', 'code', 'return_code', 'slug', 'version', 'attempt', 'grant', 'menu', 'feed'],
  ...['site', 'country', 'locale', 'provider', 'kind'],
]);
/** As long as a UUID, and shorter than any token of ours. */
const MAX_PLAIN_LENGTH = 36;

interface LoggedRequest {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
  readonly params?: unknown;
}

// The pattern of the route, never the address: tokens travel in paths, in queries and in headers. Without a route
// nothing is known about the path. No address of the visitor either: beside an order's code it would name a person.
function requestLine({ method, routeOptions, params }: LoggedRequest) {
  return { method, path: routeOptions?.url ? withPlainValues(routeOptions.url, params) : 'unmatched' };
}

function withPlainValues(pattern: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return pattern.replace(/:(\w+)/g, (written, name: string) => {
    const value = String(values[name] ?? '');
    return PLAIN_PARAMETERS.has(name) && value !== '' && value.length <= MAX_PLAIN_LENGTH ? value : written;
  });
}

function responseLine(reply: { statusCode: number }) {
  return { status: reply.statusCode };
}

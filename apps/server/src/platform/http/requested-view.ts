import type { FastifyRequest } from 'fastify';
import { headerOf } from './http.ts';

/** At which moment a caller reads what the shop shows. */
export interface RequestedView {
  /** An instant to the microsecond, as the database named it; null: now. */
  readonly at: string | null;
  /** The secret of a preview link, which says the moment. */
  readonly preview: string | null;
}

const MAX_PAST_MS = 60_000;
const MAX_FUTURE_MS = 1000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/;
const SECRET = /^[\w-]{20,100}$/;

/**
 * A page that needs several calls sends the moment of its first answer with the others (`X-Moment`), so that none of them
 * is of another time. Other moments than the present need the secret of a preview (`X-Preview`).
 */
export function viewOf(request: FastifyRequest): RequestedView {
  const secret = headerOf(request, 'x-preview');
  return {
    at: momentIn(headerOf(request, 'x-moment')),
    // A malformed secret opens nothing, as an unknown one.
    preview: secret === undefined ? null : SECRET.test(secret) ? secret : '',
  };
}

function momentIn(text: string | undefined): string | null {
  if (text === undefined || !INSTANT.test(text)) return null;
  const age = Date.now() - Date.parse(text);
  return age <= MAX_PAST_MS && age >= -MAX_FUTURE_MS ? text : null;
}

/** A preview shows the shop and changes nothing in it. */
export const isPreview = (request: FastifyRequest) => headerOf(request, 'x-preview') !== undefined;

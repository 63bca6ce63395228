import type { FastifyRequest } from 'fastify';
import { headerOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';

const MAX_DIGITS = 18;

/** The revision in `If-Match: "7"`: what the caller has seen of the subject. Without one the call is malformed. */
export function revisionOf(request: FastifyRequest, maxDigits = MAX_DIGITS): string {
  const revision = /^"(\d+)"$/.exec(headerOf(request, 'if-match') ?? '')?.[1];
  if (revision === undefined || revision.length > maxDigits) throw new HttpRefusal(400, 'malformed');
  return revision;
}

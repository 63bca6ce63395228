import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from './http-errors.ts';

const MAX_URL_BYTES = 8 * 1024;
const MAX_DEPTH = 32;

/** Refuses what no schema can see or no statement survives, and says how our answers may be used. */
export function addHostileInputChecks(app: FastifyInstance) {
  // We speak JSON only; a text/plain body is how a form on another site would send us JSON without a preflight.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    const url = request.raw.url ?? '';
    if (url.length > MAX_URL_BYTES) throw new HttpRefusal(414, 'uri_too_long');
    if (/%00|\\/i.test(url)) throw new HttpRefusal(400, 'malformed');
  });
  // Caching is the edge's business, by what the storefront says; answers of the api must not be cached.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async (request) => {
    if (isHostile(request.body)) throw new HttpRefusal(400, 'malformed');
  });
}

/** True for text PostgreSQL cannot store (NUL, half a character) and for nesting deeper than any contract of ours. */
export function isHostile(input: unknown): boolean {
  // A stack of our own: recursion is exactly what deep nesting attacks.
  const left: [unknown, number][] = [[input, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, depth] = next;
    if (depth > MAX_DEPTH) return true;
    if (typeof value === 'string' && !isStorable(value)) return true;
    // Bytes as they came (webhooks) are looked at by who reads them.
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return true;
      left.push([inner, depth + 1]);
    }
  }
  return false;
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

import { createHash, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../platform/http/http.ts';
import { staffCall } from '../staff/staff-call.ts';
import type { MediaEditor } from './staff/change-medium.ts';

/** The caller with every site on which media may be edited. */
export const mediaEditor = (request: FastifyRequest): MediaEditor => ({
  ...staffCall(request, 'media.edit'),
  permitted: actorOf(request).permissions?.get('media.edit') ?? new Set(),
});

// Part of every hash: raise it when an encoder setting changes.
const RECIPE = 'desk-1';

/** Part of the addresses of a picture's files: another original or another recipe has other addresses. */
export const hashOfPicture = (original: Buffer): string =>
  createHash('sha256').update(RECIPE).update(original).digest('hex').slice(0, 10);

const MAX_STEM = 60;
const ENDING = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * A key from the name of a file, such as `lupo-notte-k7f2`. The ending keeps it apart from the brand's own pictures, which
 * the api does not know by name.
 */
export function makeMediaKey(fileName: string): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM)
    .replaceAll(/^-+|-+$/g, '');
  const ending = Array.from({ length: 4 }, () => ENDING[randomInt(ENDING.length)]).join('');
  return `${stem || 'picture'}-${ending}`;
}

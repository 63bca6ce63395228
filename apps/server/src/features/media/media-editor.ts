import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../platform/http/http.ts';
import { staffCall } from '../staff/staff-call.ts';
import type { MediaEditor } from './change-medium.ts';

/** The caller with every site on which media may be edited. */
export const mediaEditor = (request: FastifyRequest): MediaEditor => ({
  ...staffCall(request, 'media.edit'),
  permitted: actorOf(request).permissions?.get('media.edit') ?? new Set(),
});

import type { FastifyRequest } from 'fastify';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { type Act, mayAct } from './staff.rules.ts';

export type { Act as StaffAct } from './staff.rules.ts';

/** The staff member, the site, and the request id in the logs. */
export interface StaffCall {
  readonly siteId: number;
  readonly staffId: number;
  readonly requestId: string;
}

/** Refuses what the role is not for. */
export function staffCall(request: FastifyRequest, act: Act): StaffCall {
  const { id, role } = actorOf(request);
  if (!mayAct(role, act)) throw new HttpRefusal(403, 'forbidden');
  return { siteId: tenantOf(request).id, staffId: id, requestId: request.id };
}

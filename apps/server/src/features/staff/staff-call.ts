import type { FastifyRequest } from 'fastify';
import { actorOf, tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { type Act, mayAct } from './staff.rules.ts';

export type { Payments } from '../payments/payments.ts';
export type { Act as StaffAct } from './staff.rules.ts';

/** Who of the staff asks, for which site, and under which name the logs know it. */
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

import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { actorOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { type Permission, type StaffCall, staffCall } from '../staff/staff-call.ts';
import { mayChangeLocale } from './list-text-locales.ts';

/** The caller, who needs the permission on every site that shows the locale: words are the same on all of them. */
export async function localeCall(
  db: Db,
  request: FastifyRequest,
  permission: Permission,
  locale: string,
): Promise<StaffCall> {
  const call = staffCall(request, permission);
  const allowed = actorOf(request).permissions?.get(permission) ?? new Set<number>();
  if (!(await mayChangeLocale(db, locale, allowed))) throw new HttpRefusal(403, 'forbidden');
  return call;
}

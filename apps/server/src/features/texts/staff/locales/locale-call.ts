import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../../platform/db/db.ts';
import { actorOf } from '../../../../platform/http/http.ts';
import { HttpRefusal } from '../../../../platform/http/http-errors.ts';
import {
  type Permission,
  type StaffCall,
  type StaffScope,
  staffCall,
  staffScope,
} from '../../../staff/staff-call.ts';
import { mayChangeLocale, mayReadLocale } from './list-text-locales.ts';

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

/** A reader of a locale, who needs the permission on one of the sites that show it. */
export async function localeReader(db: Db, request: FastifyRequest, locale: string): Promise<StaffScope> {
  const scope = staffScope(request, 'text.translate');
  if (!(await mayReadLocale(db, locale, scope.siteIds))) throw new HttpRefusal(403, 'forbidden');
  return scope;
}

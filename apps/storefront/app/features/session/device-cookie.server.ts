import { randomBytes } from 'node:crypto';
import { cookie, DEVICE_COOKIE } from '../../request/cookies.server.ts';
import type { Visit } from '../../request/visit.server.ts';

const YEAR_SECONDS = 365 * 86_400;

/** Gives the browser its device cookie with the first checkout; the api counts unpaid units by it. */
export function ensureDevice(visit: Visit): void {
  if (visit.device) return;
  visit.device = randomBytes(32).toString('base64url');
  visit.setCookies.push(cookie(DEVICE_COOKIE, visit.device, { path: '/', maxAge: YEAR_SECONDS }));
}

import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';

/** How long the link that confirms an alert works. */
export const CONFIRM_HOURS = 24;

const CONFIRMS = /^([1-9]\d{0,14})\.([0-9a-z]{1,9})\.(.+)$/;
const STOPS = /^([1-9]\d{0,14})\.(.+)$/;

/** Confirms an alert. Signed and not stored: following it twice changes nothing. */
export function confirmToken(keys: SigningKeys, site: string, alertId: number, now = Date.now()): string {
  const expires = Math.floor(now / 1000 + CONFIRM_HOURS * 3600).toString(36);
  return `${alertId}.${expires}.${keys.sign('alert', `confirm:${site}:${alertId}:${expires}`)}`;
}

/** Null: not signed by us for this site. */
export function readConfirmToken(
  keys: SigningKeys,
  site: string,
  token: string,
  now = Date.now(),
): { readonly alertId: number; readonly isExpired: boolean } | null {
  const [, alertId = '', expires = '', signature = ''] = CONFIRMS.exec(token) ?? [];
  if (!keys.verify('alert', `confirm:${site}:${alertId}:${expires}`, signature)) return null;
  return { alertId: Number(alertId), isExpired: Number.parseInt(expires, 36) * 1000 <= now };
}

/** Ends the alerts of an address. It works for as long as its mail exists. */
export const stopToken = (keys: SigningKeys, site: string, alertId: number): string =>
  `${alertId}.${keys.sign('alert', `stop:${site}:${alertId}`)}`;

/** Null: not signed by us for this site. */
export function readStopToken(keys: SigningKeys, site: string, token: string): number | null {
  const [, alertId = '', signature = ''] = STOPS.exec(token) ?? [];
  return keys.verify('alert', `stop:${site}:${alertId}`, signature) ? Number(alertId) : null;
}

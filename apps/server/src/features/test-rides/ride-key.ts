import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';

/** A link opens its booking until so long after the ride. */
const DAYS_AFTER_RIDE = 30;

interface RideToOpen {
  readonly site: string;
  readonly code: string;
}

const textOf = ({ site, code }: RideToOpen, expires: string, version: string) =>
  `${site}:${code}:${expires}:${version}`;

/** Opens one booking to the holder of its mail. It names its expiry and the version of the booking's links. */
export function makeRideKey(
  keys: SigningKeys,
  ride: RideToOpen & { readonly linkVersion: number; readonly endsAt: string },
): string {
  const expires = Math.floor(Date.parse(ride.endsAt) / 1000 + DAYS_AFTER_RIDE * 86_400).toString(36);
  const version = ride.linkVersion.toString(36);
  return `${expires}.${version}.${keys.sign('test-ride', textOf(ride, expires, version))}`;
}

/** The version of the booking's links; null: not signed by us for this booking, or expired. */
export function readRideKey(
  keys: SigningKeys,
  ride: RideToOpen,
  key: string,
  now = Date.now(),
): number | null {
  const [expires = '', version = '', ...signature] = key.split('.');
  if (!keys.verify('test-ride', textOf(ride, expires, version), signature.join('.'))) return null;
  return Number.parseInt(expires, 36) * 1000 > now ? Number.parseInt(version, 36) : null;
}

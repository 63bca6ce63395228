import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';

/** How long a link in a mail opens its order. */
export const ORDER_LINK_DAYS = 180;

interface OrderToOpen {
  readonly site: string;
  readonly code: string;
}

const textOf = ({ site, code }: OrderToOpen, expires: string, version: string) =>
  `${site}:${code}:${expires}:${version}`;

/**
 * Opens one order to the holder of the link from its mail. It says when it expires and which version of the order's
 * links it is: raising `orders.link_version` revokes all links of the version before.
 */
export function makeOrderKey(
  keys: SigningKeys,
  order: OrderToOpen & { readonly linkVersion: number },
  now = Date.now(),
): string {
  const expires = Math.floor(now / 1000 + ORDER_LINK_DAYS * 86_400).toString(36);
  const version = order.linkVersion.toString(36);
  return `${expires}.${version}.${keys.sign('order-link', textOf(order, expires, version))}`;
}

/** The version of the order's links that a valid key has; null: not signed by us for this order, or expired. */
export function readOrderKey(
  keys: SigningKeys,
  order: OrderToOpen,
  key: string,
  now = Date.now(),
): number | null {
  const [expires = '', version = '', ...signature] = key.split('.');
  if (!keys.verify('order-link', textOf(order, expires, version), signature.join('.'))) return null;
  return Number.parseInt(expires, 36) * 1000 > now ? Number.parseInt(version, 36) : null;
}

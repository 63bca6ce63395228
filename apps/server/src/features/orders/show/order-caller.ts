import type { FastifyRequest } from 'fastify';
import { tenantOf } from '../../../platform/http/http.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import { type CartHeaders, type PresentedCart, presentedCarts } from '../../carts/check-cart-id.ts';
import { readOrderKey } from '../links/order-key.ts';

export interface OrderCaller {
  readonly siteId: number;
  readonly locale: string;
  readonly customerId: number | null;
  /** The present cart and past ones, with the hashes of the keys that were presented. */
  readonly carts: readonly PresentedCart[];
  /** The order that a signed link opens, while this is the version of its links. */
  readonly opened: { readonly code: string; readonly linkVersion: number } | null;
}

/** The proofs with which a visitor may open an order (H-45). */
export function readOrderCaller(
  request: FastifyRequest,
  input: {
    readonly headers: CartHeaders;
    readonly keys: SigningKeys;
    readonly code?: string;
    readonly key?: string | undefined;
  },
): OrderCaller {
  const { id: siteId, slug } = tenantOf(request);
  const { code, key } = input;
  const linkVersion =
    code === undefined || key === undefined ? null : readOrderKey(input.keys, { site: slug, code }, key);
  return {
    siteId,
    locale: request.locale,
    customerId: request.actor?.id ?? null,
    carts: presentedCarts(input.headers, request),
    opened: code === undefined || linkVersion === null ? null : { code, linkVersion },
  };
}

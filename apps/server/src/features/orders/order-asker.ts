import type { FastifyRequest } from 'fastify';
import { tenantOf } from '../../platform/http.ts';
import { cartsNamed } from '../carts/check-cart-id.ts';
import { isOrderKey } from './order-key.ts';

export interface OrderAsker {
  readonly siteId: number;
  readonly locale: string;
  readonly customerId: number | null;
  /** The bag he has and those he had. */
  readonly cartIds: readonly string[];
  /** The order that a signed link opens to him. */
  readonly openedCode: string | null;
}

const PAST_CARTS = 'x-past-carts';

/** What a visitor can show for an order to be his (H-45). */
export function orderAsker(
  request: FastifyRequest,
  given: {
    readonly cartHeader: string;
    readonly secret: string;
    readonly code?: string;
    readonly key?: string | undefined;
  },
): OrderAsker {
  const { id: siteId, slug } = tenantOf(request);
  const { code, key } = given;
  const opened = code !== undefined && key !== undefined && isOrderKey(key, given.secret, slug, code);
  return {
    ...{ siteId, locale: request.locale, customerId: request.actor?.id ?? null },
    cartIds: cartsNamed(given.cartHeader, PAST_CARTS, request),
    openedCode: opened ? code : null,
  };
}

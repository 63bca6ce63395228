import type { Visit } from '../../../request/visit.server.ts';

/** The uuid in the URL of this visitor's checkout. */
export const uuidOfCart = ({ cartId }: Visit): string => cartId?.split('_')[1] ?? '';

/**
 * A call of a checkout page whose cart is not this visitor's, or not any more: the page loads again and is led on.
 * Without this check any code would act on the visitor's present cart.
 */
export function refuseOtherCart(visit: Visit, code: string): Response | null {
  if (uuidOfCart(visit) === code) return null;
  return Response.json({ code: 'cart_closed', message: null, errors: {} }, { status: 409 });
}

import { visitContext } from '../../../request/visit.server.ts';
import { saveAddress } from '../../addresses/load-address-form.server.ts';
import type { Route } from './+types/addresses.resource.ts';
import { refuseOtherCart } from './own-cart.server.ts';

/** A customer's addresses without leaving the checkout. */
export function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  return refuseOtherCart(visit, params.code) ?? saveAddress(visit, request, params.id);
}

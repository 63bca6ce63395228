import { reissueCartKey } from '@paddock/server/contracts/orders';
import { redirect } from 'react-router';
import { authPath, visitContext } from '../../request/visit.server.ts';
import { adoptCart } from '../cart/cart-cookie.server.ts';
import { canPay } from '../order-status/order-status.ts';
import type { Route } from './+types/pay.resource.ts';
import { loadOwnOrder } from './load-order.server.ts';

/** Back to the checkout with the cart of an unpaid order, also in another browser than the one it was made in. */
export async function action({ context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const order = await loadOwnOrder(visit, params.code);
  const base = authPath(visit.segment);
  const issued = canPay(order)
    ? await visit.call(reissueCartKey, { params: { code: order.code } })
    : { ok: false as const };
  // Paid, under way or over since the page was shown: its own page says which.
  if (!issued.ok) return redirect(`${base}/my-account/orders/${order.code}`);
  const { cart_uuid, cart_key } = issued.data;
  adoptCart(visit, cart_uuid, cart_key);
  return redirect(`${base}/checkout/${cart_uuid}`);
}

/** The browser's back button leads to the order. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(`${authPath(context.get(visitContext).segment)}/my-account/orders/${params.code}`);
}

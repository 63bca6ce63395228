import { redirect } from 'react-router';
import { goByCart } from '../../guards/cart-cookie-validation.server.ts';
import { refuseForeign } from '../../session/own-calls.server.ts';
import { authPath, visitContext } from '../../visit.server.ts';
import type { Route } from './+types/pay.resource.ts';
import { loadOwnOrder } from './load-order.server.ts';
import { canPay } from './order-story.ts';

/** Back to the till with the bag of an unpaid order, also in another browser than the one it was made in. */
export async function action({ context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) throw foreign;
  const order = await loadOwnOrder(visit, params.code);
  const base = authPath(visit.segment);
  // Paid, under way or over since the page was shown: its own page says which.
  if (!order.cart_uuid || !canPay(order)) return redirect(`${base}/my-account/orders/${order.code}`);
  goByCart(visit, order.cart_uuid);
  return redirect(`${base}/checkout/${order.cart_uuid}`);
}

/** Who comes back here by his browser's button sees the order. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(`${authPath(context.get(visitContext).segment)}/my-account/orders/${params.code}`);
}

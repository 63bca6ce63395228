import { redirect } from 'react-router';
import { requireMessages } from '../../i18n/require-messages.ts';
import { authPath, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/own-checkout.page.ts';
import { uuidOfCart } from './checkout-call.server.ts';

await requireMessages('checkout');

/** Links to the checkout lead here: the cart's uuid is in the checkout's URL, but in no page and no session answer. */
export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  throw redirect(`${authPath(visit.segment)}/checkout/${uuidOfCart(visit)}`);
}

export default function OwnCheckoutPage() {
  return null;
}

import type { ResultAction } from '@paddock/server/contracts/payments';
import type { LoaderFunctionArgs } from 'react-router';
import { type Visit, visitContext } from '../../request/visit.server.ts';
import { segmentOf } from '../../routing/country-segment.ts';

/** The phone panel carries a token of ours as its bearer; the api knows it by another name, beside the customer's own. */
export const checkoutToken = (request: Request) =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

type Post = ResultAction['post'];

/** Browsers talk to the storefront alone: the api's addresses in a panel's data become ours. */
export function withOwnAddresses(post: Post, visit: Visit): Post {
  if (!visit.segment) return post;
  const own = (url: string) =>
    url.replace(/^\/api\/front(?=\/)/, `/${visit.segment && segmentOf(visit.segment)}`);
  return {
    ...post,
    ...(post.url && { url: own(post.url) }),
    ...(post.notify && { notify: { url: own(post.notify.url) } }),
  };
}

/** The uuid in the URL of this visitor's checkout. */
export const uuidOfCart = ({ cartId }: Visit): string => cartId?.split('_')[1] ?? '';

/**
 * A call of a checkout page whose cart is not this visitor's, or not any more: the page loads again and is led on.
 * Without this check any code would act on the visitor's present cart.
 */
function refuseOtherCart(visit: Visit, code: string): Response | null {
  if (uuidOfCart(visit) === code) return null;
  return Response.json({ code: 'cart_closed', message: null, errors: {} }, { status: 409 });
}

interface Asked {
  readonly visit: Visit;
  readonly request: Request;
  readonly params: { readonly code: string; readonly attempt: string; readonly id: string };
}
type Call = (asked: Asked) => Response | Promise<Response>;

/** Refused when the checkout is not of this visitor's cart, or not any more. */
export const ofOwnCart =
  (call: Call): Call =>
  (asked) =>
    refuseOtherCart(asked.visit, asked.params.code) ?? call(asked);

/** The secret of a mailed link, which opens its order. */
export const keyOf = ({ url }: Visit) => url.searchParams.get('key') ?? undefined;

/** One file answers several paths of the site map. */
export const answerFrom =
  (calls: Readonly<Record<string, Call>>) =>
  ({ request, context, params }: Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>) => {
    const visit = context.get(visitContext);
    const call = calls[visit.page?.path ?? ''];
    return (
      call?.({ visit, request, params: params as Asked['params'] }) ?? new Response(null, { status: 405 })
    );
  };

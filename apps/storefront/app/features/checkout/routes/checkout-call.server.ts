import type { ResultAction } from '@paddock/server/contracts/payments';
import type { Visit } from '../../../request/visit.server.ts';
import { segmentOf } from '../../../routing/country-segment.ts';

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

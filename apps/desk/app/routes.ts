import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { PLACES } from './shell/places.ts';

// An entry of the sidebar: /orders shows features/orders/orders.page.tsx where the entry names no other page.
const places = PLACES.flatMap((group) => group.places).map(({ path, page = `${path}${path}`.slice(1) }) => {
  const file = `features/${page}.page.tsx`;
  return path === '/' ? index(file) : route(path.slice(1), file);
});

// The map of the desk. A subject's address has the slug of its site, which becomes the tenant header:
// /orders/it/FQR5D392NT9G.
export default [
  // Without the frame: sign-in, step-up.
  route('sign-in', 'features/session/sign-in.page.tsx'),
  route('signed-in', 'features/session/signed-in.page.tsx'),
  route('step-up', 'features/session/step-up.page.tsx'),
  route('invitation/:token', 'features/session/invitation.page.tsx'),

  layout('shell/frame.layout.tsx', [
    ...places,
    // Screens without an entry.
    route('approvals/:site/:id', 'features/approvals/approval.page.tsx'),
    route('customers/:site/:id', 'features/customers/customer.page.tsx'),
    route('orders/:site/:code', 'features/orders/order.page.tsx'),
    route('returns/:site/:code', 'features/returns/return.page.tsx'),
    route('statements/:site/:id', 'features/statements/statement.page.tsx'),
    route('cases/:site/:id', 'features/cases/case.page.tsx'),
    route('tickets/:site/:code', 'features/tickets/tickets.page.tsx', { id: 'ticket' }),
    route('warranty/:site/:code', 'features/warranty/warranty.page.tsx'),
    route('activations/:site/:id', 'features/activations/activation.page.tsx'),
    route('bikes/:site/:id', 'features/bikes/bike.page.tsx'),
    route('reviews/:site/:code', 'features/reviews/review.page.tsx'),
    route('pages/:site/:slug/:locale', 'features/content/page.page.tsx'),
    route('news/:site/:id', 'features/content/article.page.tsx'),
    route('media/:key', 'features/media/picture.page.tsx'),
    route('letters/:site/:id', 'features/letters/letter.page.tsx'),
    route('letters/:site/:id/edit', 'features/letters/edit-letter.page.tsx'),
    route('people/:id', 'features/people/person.page.tsx'),
    route('webhooks/:site/:id', 'features/webhooks/webhook.page.tsx'),
    route('me/sessions', 'features/session/my-sessions.page.tsx'),
    route('privacy/:site/:code', 'features/privacy/privacy-request.page.tsx'),
  ]),
] satisfies RouteConfig;

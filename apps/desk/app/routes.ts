import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The map of the desk. A subject's address has the slug of its site, which becomes the tenant header:
// /orders/it/FQR5D392NT9G.
export default [
  // Without the frame: sign-in, step-up.
  route('sign-in', 'features/session/sign-in.page.tsx'),
  route('signed-in', 'features/session/signed-in.page.tsx'),
  route('step-up', 'features/session/step-up.page.tsx'),
  route('invitation/:token', 'features/session/invitation.page.tsx'),

  layout('shell/frame.layout.tsx', [
    // Today
    index('features/today/today.page.tsx'),
    route('unfinished', 'features/unfinished/unfinished.page.tsx'),
    route('approvals', 'features/approvals/approvals.page.tsx'),
    route('approvals/:site/:id', 'features/approvals/approval.page.tsx'),

    // Sales
    route('orders', 'features/orders/orders.page.tsx'),
    route('scan', 'features/scan/scan.page.tsx'),
    route('customers', 'features/customers/customers.page.tsx'),
    route('customers/:site/:id', 'features/customers/customer.page.tsx'),
    route('orders/:site/:code', 'features/orders/order.page.tsx'),
    route('returns', 'features/returns/returns.page.tsx'),
    route('returns/:site/:code', 'features/returns/return.page.tsx'),

    // Payments
    route('transfers', 'features/transfers/transfers.page.tsx'),
    route('statements', 'features/statements/statements.page.tsx'),
    route('statements/:site/:id', 'features/statements/statement.page.tsx'),
    route('cases', 'features/cases/cases.page.tsx'),
    route('cases/:site/:id', 'features/cases/case.page.tsx'),
    route('reconciliation', 'features/reconciliation/reconciliation.page.tsx'),
    route('refunds', 'features/refunds/refunds.page.tsx'),
    route('invoices', 'features/invoices/invoices.page.tsx'),

    // Service
    route('tickets', 'features/tickets/tickets.page.tsx', { id: 'tickets' }),
    route('tickets/:site/:code', 'features/tickets/tickets.page.tsx', { id: 'ticket' }),
    route('saved-replies', 'features/saved-replies/saved-replies.page.tsx'),
    route('warranty', 'features/warranty/warranties.page.tsx'),
    route('warranty/:site/:code', 'features/warranty/warranty.page.tsx'),
    route('activations', 'features/activations/activations.page.tsx'),
    route('activations/:site/:id', 'features/activations/activation.page.tsx'),
    route('bikes', 'features/bikes/bikes.page.tsx'),
    route('bikes/:site/:id', 'features/bikes/bike.page.tsx'),
    route('test-rides', 'features/test-rides/test-rides.page.tsx'),
    route('reviews', 'features/reviews/reviews.page.tsx'),
    route('reviews/:site/:code', 'features/reviews/review.page.tsx'),

    // Content
    route('pages', 'features/content/pages.page.tsx'),
    route('pages/:site/:slug/:locale', 'features/content/page.page.tsx'),
    route('news', 'features/content/news.page.tsx'),
    route('news/:site/:id', 'features/content/article.page.tsx'),
    route('menus', 'features/content/menus.page.tsx'),
    route('translations', 'features/translations/translations.page.tsx'),
    route('glossary', 'features/glossary/glossary.page.tsx'),
    route('media', 'features/media/media.page.tsx'),
    route('media/:key', 'features/media/picture.page.tsx'),
    route('letters', 'features/letters/letters.page.tsx'),
    route('letters/:site/:id', 'features/letters/letter.page.tsx'),
    route('letters/:site/:id/edit', 'features/letters/edit-letter.page.tsx'),

    // Settings
    route('audit', 'features/audit/audit.page.tsx'),
    route('people', 'features/people/people.page.tsx'),
    route('people/:id', 'features/people/person.page.tsx'),
    route('roles', 'features/roles/roles.page.tsx'),
    route('who-can', 'features/who-can/who-can.page.tsx'),
    route('group-grants', 'features/group-grants/group-grants.page.tsx'),
    route('approval-rules', 'features/approval-rules/approval-rules.page.tsx'),
    route('api-keys', 'features/api-keys/api-keys.page.tsx'),
    route('webhooks', 'features/webhooks/webhooks.page.tsx'),
    route('webhooks/:site/:id', 'features/webhooks/webhook.page.tsx'),
    route('me/sessions', 'features/session/my-sessions.page.tsx'),
    route('privacy', 'features/privacy/privacy-requests.page.tsx'),
    route('privacy/:site/:code', 'features/privacy/privacy-request.page.tsx'),
  ]),
] satisfies RouteConfig;

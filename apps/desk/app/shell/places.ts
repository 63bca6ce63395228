import type { Permission } from '@paddock/server/features/staff/permissions.contract.ts';
import type { MessageId } from '../i18n/message-id.ts';
import type { IconName } from '../kit/parts/icon-paths.ts';

export interface Place {
  readonly path: string;
  /** The screen under `features`; `orders/orders` for `/orders` unless another is named. */
  readonly page?: string;
  readonly label: MessageId;
  /** Any of these opens the list of the screen at the api; without one all staff see the entry. */
  readonly permissions?: readonly Permission[];
  /** People who read the list but have none of these have nothing to do there, and no entry. */
  readonly forWork?: readonly Permission[];
  /** Second key after `g`. */
  readonly go?: string;
}

export interface PlaceGroup {
  readonly id: string;
  readonly label: MessageId;
  readonly icon: IconName;
  readonly places: readonly Place[];
}

/** The sidebar. One line for each screen, of which routes.ts makes the route. */
export const PLACES: readonly PlaceGroup[] = [
  {
    id: 'today',
    label: 'shell.today',
    icon: 'today',
    places: [
      { path: '/', page: 'today/today', label: 'shell.inbox', go: 'i' },
      { path: '/unfinished', label: 'shell.unfinished', go: 'u' },
      {
        path: '/approvals',
        label: 'shell.approvals',
        permissions: [
          'order.read',
          'order.refund',
          'payment.confirm',
          'approval_rule.edit',
          'letter.send',
          'grant.give',
        ],
        go: 'a',
      },
    ],
  },
  {
    id: 'sales',
    label: 'shell.sales',
    icon: 'sales',
    places: [
      { path: '/orders', label: 'shell.orders', permissions: ['order.read'], go: 'o' },
      {
        path: '/returns',
        label: 'shell.returns',
        permissions: ['order.read'],
        forWork: ['return.decide', 'return.receive', 'order.refund'],
        go: 'r',
      },
      { path: '/scan', label: 'shell.scan', permissions: ['order.read'], go: 'n' },
      { path: '/customers', label: 'shell.customers', permissions: ['customer.read'], go: 'c' },
    ],
  },
  {
    id: 'payments',
    label: 'shell.payments',
    icon: 'payments',
    places: [
      {
        path: '/transfers',
        label: 'shell.transfers',
        permissions: ['statement.read'],
        forWork: ['payment.confirm'],
        go: 't',
      },
      { path: '/statements', label: 'shell.statements', permissions: ['statement.read'], go: 's' },
      { path: '/cases', label: 'shell.cases', permissions: ['order.read'], forWork: ['case.resolve'] },
      { path: '/reconciliation', label: 'shell.reconciliation', permissions: ['case.resolve'] },
      { path: '/refunds', label: 'shell.refunds', permissions: ['refund.read'], go: 'f' },
      { path: '/invoices', label: 'shell.invoices', permissions: ['invoice.read'] },
    ],
  },
  {
    id: 'service',
    label: 'shell.service',
    icon: 'service',
    places: [
      {
        path: '/tickets',
        label: 'shell.tickets',
        permissions: ['order.read'],
        forWork: ['ticket.answer'],
        go: 'm',
      },
      {
        path: '/warranty',
        page: 'warranty/warranties',
        label: 'shell.warranty',
        permissions: ['order.read'],
        forWork: ['warranty.decide', 'warranty.repair'],
        go: 'w',
      },
      {
        path: '/activations',
        label: 'shell.activations',
        permissions: ['order.read'],
        forWork: ['bike.decide'],
      },
      {
        path: '/bikes',
        label: 'shell.bikes',
        permissions: ['order.read'],
        forWork: ['bike.decide'],
        go: 'b',
      },
      {
        path: '/test-rides',
        label: 'shell.testRides',
        permissions: ['order.read'],
        forWork: ['test_ride.manage'],
      },
      { path: '/reviews', label: 'shell.reviews', permissions: ['review.decide'] },
      { path: '/saved-replies', label: 'shell.savedReplies', permissions: ['ticket.answer'] },
    ],
  },
  {
    id: 'content',
    label: 'shell.content',
    icon: 'content',
    places: [
      { path: '/pages', page: 'content/pages', label: 'shell.pages', permissions: ['page.edit'], go: 'g' },
      { path: '/news', page: 'content/news', label: 'shell.news', permissions: ['page.edit'] },
      { path: '/menus', page: 'content/menus', label: 'shell.menus', permissions: ['page.edit'] },
      { path: '/translations', label: 'shell.translations', permissions: ['text.translate'], go: 'd' },
      { path: '/glossary', label: 'shell.glossary', permissions: ['text.translate'], go: 'y' },
      { path: '/media', label: 'shell.media', permissions: ['media.edit'], go: 'e' },
      { path: '/letters', label: 'shell.letters', permissions: ['letter.edit'] },
    ],
  },
  {
    id: 'settings',
    label: 'shell.settings',
    icon: 'settings',
    places: [
      { path: '/people', label: 'shell.people', permissions: ['people.read'], go: 'p' },
      {
        path: '/roles',
        label: 'shell.roles',
        permissions: ['people.read'],
      },
      { path: '/who-can', label: 'shell.whoCan', permissions: ['people.read'] },
      { path: '/group-grants', label: 'shell.groupGrants', permissions: ['people.read'] },
      {
        path: '/approval-rules',
        label: 'shell.approvalRules',
        permissions: ['order.read'],
        forWork: ['approval_rule.edit', 'order.refund'],
      },
      { path: '/audit', label: 'shell.audit', permissions: ['audit.read'], go: 'l' },
      {
        path: '/api-keys',
        label: 'shell.apiKeys',
        permissions: ['people.read'],
        forWork: ['api_key.manage'],
        go: 'k',
      },
      { path: '/webhooks', label: 'shell.webhooks', permissions: ['event.read'] },
      {
        path: '/privacy',
        page: 'privacy/privacy-requests',
        label: 'shell.privacy',
        permissions: ['privacy.open'],
      },
    ],
  },
];

/** Groups and places that a person has a permission for; empty groups are left out. */
export function visiblePlaces(may: (permission: Permission) => boolean): PlaceGroup[] {
  return PLACES.map((group) => ({
    ...group,
    places: group.places.filter(({ permissions, forWork }) =>
      [permissions, forWork].every((any) => !any || any.some((permission) => may(permission))),
    ),
  })).filter(({ places }) => places.length > 0);
}

/** The group whose place an address belongs to. */
export function findGroup(groups: readonly PlaceGroup[], path: string): PlaceGroup | undefined {
  return groups.find(({ places }) => places.some((place) => isAt(place.path, path)));
}

export const isAt = (place: string, path: string): boolean =>
  place === '/' ? path === '/' : path === place || path.startsWith(`${place}/`);

import { PERMISSIONS, type Permission } from './permissions.contract.ts';

export { PERMISSIONS, type Permission };

export const ROLES = [
  'support',
  'fulfilment',
  'finance',
  'editor',
  'translator',
  'reviewer',
  'country',
  'auditor',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Each permission with the built-in roles that have it; `admin` has all of them, `country` all but `ONLY_ADMIN`. */
const ROLES_OF = {
  'order.read': ['finance', 'fulfilment', 'support'],
  // An order paid on delivery goes ahead.
  'order.accept': ['support', 'fulfilment'],
  'order.cancel': ['support'],
  'order.change_address': ['support', 'fulfilment'],
  'order.revoke_links': ['support'],
  'order.refund': ['finance'],
  'order.fulfil': ['fulfilment'],
  'order.note': ['finance', 'fulfilment', 'support'],
  'order.mail_again': ['support'],
  'payment.confirm': ['finance'],
  'case.resolve': ['finance'],
  'statement.read': ['finance'],
  'statement.import': ['finance'],
  // Books lines of a bank statement on orders.
  'statement.book': ['finance'],
  'bank_account.edit': ['finance'],
  'refund.read': ['finance', 'support'],
  // Payment files for refunds that staff send, and the accounts they go to.
  'refund.send': ['finance'],
  'invoice.read': ['finance', 'support'],
  // Whether goods may come back; then that they arrived, and what becomes of them.
  'return.decide': ['support'],
  'return.receive': ['fulfilment'],
  // Takes a unit out of the stock, and lifts what staff or a recall has stopped.
  'unit.stop': ['fulfilment'],
  // Whether a customer owns a vehicle.
  'bike.decide': ['support'],
  // Whether the fault is covered; then what the workshop does.
  'warranty.decide': ['support'],
  'warranty.repair': ['support', 'fulfilment'],
  'ticket.answer': ['support'],
  'test_ride.manage': ['support', 'fulfilment'],
  'review.decide': ['support', 'editor'],
  'page.edit': ['editor'],
  'letter.edit': ['editor'],
  'letter.send': ['editor'],
  // The sender of all mails of a site.
  'mail_sender.edit': [],
  // Words of a language, those of pages and news too; then the second look, and making them public.
  'text.translate': ['editor', 'translator', 'reviewer'],
  'text.review': ['editor', 'reviewer'],
  'text.publish': ['editor', 'reviewer'],
  // The media library: pictures, their alternative texts, crops.
  'media.edit': ['editor'],
  'customer.read': ['support', 'finance'],
  // Notes and the end of sessions.
  'customer.manage': ['support'],
  'privacy.open': ['support'],
  'privacy.export': ['support'],
  'privacy.erase': [],
  'audit.read': ['auditor'],
  // People with their grants and sessions; then inviting, giving and ending.
  'people.read': [],
  'grant.give': [],
  'role.edit': [],
  'api_key.manage': [],
  // Above which sums a second person is needed.
  'approval_rule.edit': [],
  // For machines: the event log, the number an order has in the ERP, feeds. People set up where events are sent.
  'event.read': [],
  'webhook.manage': [],
  'order.acknowledge': ['fulfilment'],
  'feed.import': [],
} as const satisfies Record<Permission, readonly Role[]>;

/** A country manager runs the sites of the scope, but neither composes roles nor makes keys for machines. */
const ONLY_ADMIN: ReadonlySet<Permission> = new Set(['role.edit', 'api_key.manage']);

export const isRole = (name: string): name is Role => isOneOf(ROLES, name);

export const isPermission = (name: string): name is Permission => Object.hasOwn(ROLES_OF, name);

export const permissionsOf = (role: Role): readonly Permission[] =>
  PERMISSIONS.filter(
    (permission) =>
      role === 'admin' ||
      (role === 'country' && !ONLY_ADMIN.has(permission)) ||
      isOneOf(ROLES_OF[permission], role),
  );

const isOneOf = (roles: readonly string[], role: string) => roles.includes(role);

/** These need a proof of identity that is at most five minutes old. API keys cannot give one and are exempt. */
const SENSITIVE: ReadonlySet<string> = new Set([
  'order.refund',
  // Gives back what was paid.
  'order.cancel',
  'payment.confirm',
  'case.resolve',
  'statement.book',
  'bank_account.edit',
  'refund.send',
  'privacy.erase',
  'grant.give',
  'role.edit',
  'api_key.manage',
  'approval_rule.edit',
  'webhook.manage',
  'letter.send',
  'mail_sender.edit',
]);

/** What a person decides about people. An API key never has these, whatever its role: a key must not make its maker two. */
const PEOPLE_ONLY: ReadonlySet<string> = new Set<Permission>([
  'grant.give',
  'role.edit',
  'api_key.manage',
  'approval_rule.edit',
]);

export const isForKeys = (permission: string): boolean => !PEOPLE_ONLY.has(permission);

export const isSensitive = (permission: string): boolean => SENSITIVE.has(permission);

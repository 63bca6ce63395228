/**
 * Messages that only some pages need, by folder under `features/`; all others come with every page. A page that uses
 * an area's messages begins with `await needMessages('…')`.
 */
export const MESSAGE_AREAS = {
  till: ['checkout', 'payments', 'orders'],
  addresses: ['addresses'],
  pages: ['contact', 'museum', 'newsletter', 'stores'],
  account: ['account', 'auth', 'bikes', 'warranty', 'returns'],
} as const;

export type MessageArea = keyof typeof MESSAGE_AREAS;

/** The pages behind the tabs, in their order, and where each is. */
export const ACCOUNT_PAGES = {
  account: 'my-account',
  orders: 'my-account/orders',
  bikes: 'my-account/bikes',
  addresses: 'my-account/addresses',
} as const;

export type AccountTab = keyof typeof ACCOUNT_PAGES;

export const ACCOUNT_TABS = Object.keys(ACCOUNT_PAGES) as AccountTab[];

/** The way out stands among the pages of the small screen's list. */
export const LOG_OUT = 'logout';

export const isAccountTab = (value: unknown): value is AccountTab =>
  typeof value === 'string' && Object.hasOwn(ACCOUNT_PAGES, value);

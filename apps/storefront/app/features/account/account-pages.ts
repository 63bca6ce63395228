/** The pages of the account, in the order of the small screen's list, and where each is. */
export const ACCOUNT_PAGES = {
  account: 'my-account',
  orders: 'my-account/orders',
  bikes: 'my-account/bikes',
  addresses: 'my-account/addresses',
} as const;

export type AccountTab = keyof typeof ACCOUNT_PAGES;

/** What the small screen's list offers. */
export const ACCOUNT_LIST = Object.keys(ACCOUNT_PAGES) as AccountTab[];

/** The desktop's tab bar: the bikes are behind their card of the overview instead (C-05). */
export const ACCOUNT_TABS = ACCOUNT_LIST.filter((name) => name !== 'bikes');

/** The way out stands among the pages of the small screen's list. */
export const LOG_OUT = 'logout';

export const isAccountTab = (value: unknown): value is AccountTab =>
  typeof value === 'string' && Object.hasOwn(ACCOUNT_PAGES, value);

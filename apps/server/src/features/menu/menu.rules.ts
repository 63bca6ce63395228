import type { MenuEntry } from './menu.contract.ts';

/** The products menu offers nothing to click in a category this site sells nothing of. */
export const withProducts = (entries: readonly MenuEntry[]) =>
  entries.filter((entry) => entry.products.length > 0);

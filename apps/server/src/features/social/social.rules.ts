/** The account of the country, else the brand's own; null where there is none. */
export function chooseFeed(accounts: Readonly<Record<string, unknown>>, site: string): string | null {
  if (Object.hasOwn(accounts, site)) return site;
  return Object.hasOwn(accounts, 'default') ? 'default' : null;
}

import type { BrowserContext } from '@playwright/test';

export async function addCookie(
  context: BrowserContext,
  origin: string,
  cookie: { name: string; value: string; path: string },
) {
  const { hostname } = new URL(origin);
  const shared = { domain: hostname, secure: true, sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...cookie, ...shared, httpOnly: true },
    // As the storefront does: pages ask for the personal data of visitors with this mark.
    ...(['AuthTkn', 'Cart'].includes(cookie.name)
      ? [{ name: 'Visitor', value: '1', path: '/', ...shared, httpOnly: false }]
      : []),
  ]);
}

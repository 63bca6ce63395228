import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page, type Request } from '@playwright/test';
import { asOwner } from './customers.ts';

export const DESK = process.env.PADDOCK_DESK_URL ?? 'http://localhost:3001';

export interface DeskSignIn {
  /** A built-in role: `support`, `finance`, `fulfilment`, `editor`, `admin`. */
  readonly as?: string;
  /** Slugs of sites; without them the role holds for all sites. */
  readonly sites?: readonly string[];
  /** false: the sign-in is older than five minutes, so sensitive actions ask for another one. */
  readonly isStrong?: boolean;
  readonly locale?: 'en' | 'it' | 'es' | 'ar';
  readonly name?: string;
}

/** A person with grants and a session, as signing in makes them; the browser gets the session's cookie. */
export async function signInToDesk(
  page: Page,
  { as = 'admin', sites, isStrong = true, locale = 'en', name = 'Elena Marchetti' }: DeskSignIn = {},
): Promise<{ staffId: number; name: string }> {
  const token = `desk_${randomBytes(32).toString('base64url')}`;
  const email = `${as}-${randomBytes(6).toString('hex')}@desk.test`;
  const staffId = await asOwner(async (client) => {
    const { rows } = await client.query(
      `insert into staff (kind, name, email, locale) values ('person', $1, $2, $3) returning id`,
      [name, email, locale],
    );
    const id: number = rows[0].id;
    for (const site of sites ?? [null])
      await client.query(
        `insert into grants (staff_id, role, scope_kind, scope_ref, reason) values ($1, $2, $3, $4, 'journey')`,
        [id, as, site === null ? 'brand' : 'site', site],
      );
    await client.query(
      `insert into staff_sessions (staff_id, token_hash, strong_at, expires_at, network)
       values ($1, $2, $3, now() + interval '8 hours', '127.0.0.0/24')`,
      [id, createHash('sha256').update(token).digest(), isStrong ? new Date() : null],
    );
    return id;
  });
  const { hostname, protocol } = new URL(DESK);
  // Browsers refuse the prefix __Host- on plain http.
  const isSecure = protocol === 'https:';
  await page.context().addCookies([
    {
      name: isSecure ? '__Host-Desk' : 'Desk',
      value: token,
      domain: hostname,
      path: '/',
      httpOnly: true,
      secure: isSecure,
      sameSite: 'Strict',
    },
  ]);
  await page.addInitScript((chosen) => localStorage.setItem('desk.locale', chosen), locale);
  return { staffId, name };
}

/** Opens a screen and waits until its bar is there. */
export async function openDesk(page: Page, path: string): Promise<void> {
  const answered = countCalls(page);
  await page.goto(`${DESK}${path}`);
  await page.locator('main#content h1').waitFor();
  await answered();
}

const QUIET_MS = 200;

/** Keys of a subject work once it is shown: waits until no call is open for a moment. The stream of events stays open. */
export function countCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let lastAt = Date.now();
  const isCall = (request: Request) => /\/api\/staff\/(?!events)/.test(request.url());
  const begin = (request: Request) => {
    if (isCall(request)) open.add(request);
  };
  const end = (request: Request) => {
    if (open.delete(request)) lastAt = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    lastAt = Date.now();
    await expect
      .poll(() => open.size === 0 && Date.now() - lastAt > QUIET_MS, { timeout: 15_000, intervals: [50] })
      .toBe(true);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

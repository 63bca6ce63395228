import { type BrowserContext, expect, type Page } from '@playwright/test';
import { asOwner } from './customers.ts';

const SANDBOX = Number(process.env.PADDOCK_SANDBOX_PORT ?? 4600);
const at = (offset: number, path: string) => `http://127.0.0.1:${SANDBOX + offset}${path}`;

/** How browsers know the parts of the sandbox that play chat and tag manager. */
export const CHAT = `http://localhost:${SANDBOX + 21}`;
export const TAGS = `http://localhost:${SANDBOX + 22}`;

/** For journeys about consent: no choice has been made yet. */
export const UNDECIDED = { storageState: { cookies: [], origins: [] } };

export const banner = (page: Page) => page.locator('.consent');

/** The browser says "do not sell or share", in its header and to scripts. */
export async function signalPrivacy(context: BrowserContext) {
  await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
}

/** Every request of this browser to another origin than the shop's. */
export function watchForeign(context: BrowserContext, origin: string): string[] {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && target !== new URL(origin).origin) foreign.push(request.url());
  });
  return foreign;
}

/** `2.opt_in.101.<number>` of this browser, in parts. */
export async function choiceOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'Consent');
  const [version, regime, bits, id] = (cookie?.value ?? '').split('.');
  return { version, regime, bits, id };
}

/** The proofs of that number, oldest first. */
export async function proofsOf(id: string | undefined) {
  return asOwner(async (client) => {
    const { rows } = await client.query(
      `select s.slug, c.regime, c.functional, c.analytics, c.marketing, c.gpc
         from consents c join sites s on s.id = c.site_id where c.id = $1 order by c.decided_at`,
      [id],
    );
    return rows as Record<string, unknown>[];
  });
}

/** Presses something that reloads the page, and waits for it. */
export async function reloads(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  await press();
  await expect
    .poll(() => page.evaluate(() => !('isBefore' in window)).catch(() => false), { timeout: 15_000 })
    .toBe(true);
}

async function ask<Data>(offset: number, path: string): Promise<Data[]> {
  const answer = await fetch(at(offset, path));
  return ((await answer.json()) as { data: Data[] }).data;
}

type ChatCall = {
  call: string;
  app_id: string;
  session: string | null;
  verified: boolean;
  user: { user_id?: string; email?: string };
  about?: unknown;
};
type Hit = { container: string; page: string; consent: string; client: string | null };
type Report = { items: { type: string; payload: Record<string, unknown> }[] };

export const chatCalls = () => ask<ChatCall>(21, '/sandbox/calls');
export const tagHits = () => ask<Hit>(22, '/sandbox/hits');
export const errorReports = () => ask<Report>(23, '/sandbox/events');

export const replyInChat = (text: string, session: string) =>
  fetch(at(21, '/sandbox/replies'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, session }),
  });

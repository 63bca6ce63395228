// Reads the event log of one site and keeps totals, as an ERP or a CRM would. See README.md.
import { setTimeout as wait } from 'node:timers/promises';
import { openStore, type ShopEvent } from './store.ts';

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const url = need('PADDOCK_EVENTS_URL');
const headers = { authorization: `Bearer ${need('PADDOCK_API_KEY')}`, 'x-tenant': need('PADDOCK_SITE') };
const PAGE = 500;
const IDLE_MS = 500;
const MAX_WAIT_MS = 30_000;

interface Page {
  readonly data: ShopEvent[];
  readonly meta: { readonly has_more: boolean };
}

/** Null: try again later. */
async function fetchPage(after: number): Promise<Page | null> {
  try {
    const answer = await fetch(`${url}?after=${after}&limit=${PAGE}`, {
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return (await answer.json()) as Page;
    const text = await answer.text();
    // 410: events were deleted before we read them. Only a person can decide how to load the present state.
    if (answer.status < 500 && answer.status !== 429) throw new Refused(`${answer.status}: ${text}`);
    console.warn(`the api answered ${answer.status}, trying again`);
  } catch (error) {
    if (error instanceof Refused) throw error;
    console.warn(`the api cannot be reached, trying again: ${(error as Error).message}`);
  }
  return null;
}

class Refused extends Error {}

const store = openStore(process.env.CONSUMER_DATABASE ?? 'consumer.sqlite');
let stopping = false;
process.on('SIGTERM', () => {
  stopping = true;
});

for (let failures = 0; !stopping; ) {
  const page = await fetchPage(store.readPosition());
  if (page) {
    failures = 0;
    store.applyPage(page.data);
    if (!page.meta.has_more) await wait(IDLE_MS);
  } else {
    await wait(Math.min(100 * 2 ** failures, MAX_WAIT_MS));
    failures += 1;
  }
}
store.close();

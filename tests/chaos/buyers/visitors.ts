import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';

const PAGES = ['/it-it', '/it-it/search', '/it-it/stores', '/it-it/news', '/it-it/company'];
const PAUSE_MS = 120;

export interface Visit {
  readonly at: number;
  readonly page: string;
  readonly status: number | null;
}

/** People who only look, through the edge. */
export function sendVisitors(edge: string) {
  const visits: Visit[] = [];
  let leaving = false;
  const walk = async () => {
    for (let n = 0; !leaving; n += 1) {
      const page = PAGES[n % PAGES.length] ?? '/';
      visits.push({ page, ...(await look(edge, page)) });
      await sleep(PAUSE_MS);
    }
  };
  const going = walk();
  return {
    visits,
    async leave() {
      leaving = true;
      await going;
      return visits;
    },
  };
}

export async function look(edge: string, page: string) {
  const answer = await ask(edge, { method: 'GET', path: page, headers: { host: new URL(edge).host } }).catch(
    () => null,
  );
  return { at: Date.now(), status: answer?.status ?? null };
}

/** Every page once, so that the edge has it. A machine that has just started everything may need a second try. */
export async function warmPages(edge: string): Promise<void> {
  for (const page of PAGES) {
    for (let tries = 1; ; tries += 1) {
      const { status } = await look(edge, page);
      if (status === 200) break;
      if (tries === 20) throw new Error(`${page} answered ${status}`);
      await sleep(1000);
    }
  }
}

export { PAGES };

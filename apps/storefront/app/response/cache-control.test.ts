import { expect, test } from 'vitest';
import { publicCacheControl } from './cache-control.server.ts';

const moment = { at: '2026-11-25T07:00:00.000Z', readAtMs: 1000 };
const visit = (upcoming: [tag: string, at: string][]) => ({
  moment,
  upcoming: upcoming.map(([tag, at]) => ({ tag, at })),
});
const TAGS = 'pages site:it page:home content:it_home content:home';
const readHeader = (header: string) => {
  const value = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1]);
  return [value('s-maxage'), value('stale-while-revalidate')];
};
const kept = (upcoming: [string, string][], elapsedMs = 0) =>
  readHeader(publicCacheControl(visit(upcoming), TAGS, moment.readAtMs + elapsedMs));

test('a page without a change to come is fresh for five minutes and stale for a day', () => {
  expect(kept([])).toEqual([300, 86_400]);
  expect(kept([['content:it_terms', '2026-11-25T07:00:10.000Z']])).toEqual([300, 86_400]);
  expect(readHeader(publicCacheControl({ moment: null, upcoming: [] }, TAGS))).toEqual([300, 86_400]);
});

test('[CONTENT-07] a page made before an instant is kept neither fresh nor stale past it', () => {
  expect(kept([['content:it_home', '2026-11-25T08:00:00.000Z']])).toEqual([300, 3300]);
  expect(kept([['site:it', '2026-11-25T07:01:00.000Z']])).toEqual([60, 0]);
  expect(
    kept([
      ['site:it', '2026-11-25T07:01:00.000Z'],
      ['content:home', '2026-11-25T07:00:30.000Z'],
    ]),
  ).toEqual([30, 0]);
  // The time that the page took counts, and the last second is not rounded up.
  expect(kept([['site:it', '2026-11-25T07:01:00.000Z']], 2400)).toEqual([57, 0]);
  expect(kept([['pages', '2026-11-25T07:00:00.900Z']])).toEqual([0, 0]);
});

import { editAsStaff, getAsStaff, postAsStaff } from '../support/staff.ts';
import { expect, open, test } from '../support/test.ts';

// One after the other: they change the same home page.
test.describe.configure({ mode: 'default' });

const SITE = 'gr';
const HOME = '/gr-en';
const REQUESTS = Number(process.env.PADDOCK_RACE_REQUESTS ?? 600);
const AT_ONCE = 8;
/** Time for both acts before the instant, and for the edge to be purged after it. */
const BEFORE_MS = 6000;

type Block = { type: string; headline?: string; image?: string };

/** Schedules another headline and picture of the home page and another word in its menu for one instant. */
async function scheduleHome(at: string, word: string): Promise<() => Promise<void>> {
  const page = await getAsStaff(SITE, 'pages/home/en');
  const blocks = page.text.blocks as Block[];
  const picture = blocks.findLast(({ image }) => image)?.image;
  const first = blocks.findIndex(({ type }) => type === 'banner');
  const changed = blocks.map((block, place) =>
    place === first ? { ...block, headline: word, ...(picture && { image: picture }) } : block,
  );
  const body = { ...page.text, blocks: changed };
  const saved = await editAsStaff(SITE, 'pages/home/en', { body, revision: page.revision });
  const publish = { method: 'POST' as const, body: { at } };
  const published = await editAsStaff(SITE, 'pages/home/en/versions', {
    ...publish,
    revision: saved.revision,
  });
  const menu = await getAsStaff(SITE, 'menus/head');
  const layout = { entries: [{ key: 'news', labels: { en: word } }] };
  const drafted = await editAsStaff(SITE, 'menus/head', { body: layout, revision: menu.revision });
  const shown = await editAsStaff(SITE, 'menus/head/versions', { ...publish, revision: drafted.revision });
  return async () => {
    const reason = { reason: 'end of the journey' };
    await postAsStaff(SITE, `pages/home/en/versions/${published.version}/withdraw`, reason);
    await postAsStaff(SITE, `menus/head/versions/${shown.version}/withdraw`, reason);
  };
}

test('[CONTENT-11] around its instant a change of headline and menu is seen as a whole or not at all', async ({
  request,
}) => {
  test.slow();
  const word = `Instant ${Date.now()}`;
  const parts = async () => {
    const html = await (await request.get(HOME)).text();
    const headline = /<h1[\s\S]*?<\/h1>/.exec(html)?.[0].includes(word) ?? false;
    const nav = /<header[\s\S]*?<\/header>/.exec(html)?.[0].includes(word) ?? false;
    return `${headline ? 'new' : 'old'} ${nav ? 'new' : 'old'}`;
  };
  expect(await parts()).toBe('old old');
  const at = Date.now() + BEFORE_MS;
  const withdraw = await scheduleHome(new Date(at).toISOString(), word);
  try {
    expect(Date.now(), 'scheduled in time').toBeLessThan(at - 500);
    const seen: { began: number; ended: number; parts: string }[] = [];
    const ask = async () => {
      while (seen.length < REQUESTS || Date.now() < at + 4000) {
        const began = Date.now();
        const found = await parts();
        seen.push({ began, ended: Date.now(), parts: found });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    const kinds = Map.groupBy(seen, (one) => one.parts);
    expect([...kinds.keys()].sort()).toEqual(['new new', 'old old']);
    expect(Math.max(...(kinds.get('old old') ?? []).map((one) => one.began)) - at).toBeLessThan(3500);
    expect(Math.min(...(kinds.get('new new') ?? []).map((one) => one.ended))).toBeGreaterThanOrEqual(at);
  } finally {
    await withdraw();
  }
  await expect.poll(parts, { timeout: 15_000 }).toBe('old old');
});

test('[PREVIEW-04] [PREVIEW-08] the shop is previewed as it will be, says so, and stays a preview while one walks through it', async ({
  quiet: page,
}) => {
  const word = `Preview ${Date.now()}`;
  const at = new Date(Date.now() + 7 * 86_400_000);
  const withdraw = await scheduleHome(at.toISOString(), word);
  try {
    const { url } = await postAsStaff(SITE, 'previews', { locale: 'en', at: at.toISOString() });
    const { pathname, search } = new URL(url);
    const answer = await open(page, pathname + search);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-cache': 'pass',
    });
    const bar = page.getByRole('complementary', { name: 'Preview' });
    const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Athens' }).format(at);
    await expect(bar).toContainText(day);
    await expect(bar).toContainText('in Athens');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
    await expect(page.locator('[data-block]').first()).toBeAttached();
    await page.getByRole('banner').getByRole('link', { name: word }).click();
    await expect(page).toHaveURL(/\/gr-en\/news\?preview=/);
    await expect(bar).toBeVisible();
    await open(page, HOME);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(word);
    await expect(page.locator('[data-block]')).toHaveCount(0);
  } finally {
    await withdraw();
  }
});

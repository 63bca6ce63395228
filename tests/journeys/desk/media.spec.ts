import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openDesk, signInToDesk } from '../support/desk.ts';
import { editAsStaff, getAsStaff, postAsStaff } from '../support/staff.ts';
import { expect, expectAccessible, open, test } from '../support/test.ts';

const aPhotograph = (color: string) =>
  sharp({ create: { width: 1700, height: 1000, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

test('[MEDIA-12] [MEDIA-13] pictures are uploaded, get a focal point by keyboard and an alt text', async ({
  quiet: page,
}) => {
  await signInToDesk(page, { as: 'editor' });
  await openDesk(page, '/media');
  await page.getByTestId('media-files').setInputFiles([
    { name: 'Night ride.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph('#203040') },
    { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg><script>1</script></svg>') },
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  const done = uploads.getByRole('link', { name: /^night-ride-/ });
  await expect(done).toBeVisible({ timeout: 40_000 });
  await expect(uploads.getByText('Not a JPEG, PNG, WebP or AVIF picture')).toBeVisible();
  await expectAccessible(page);

  await done.click();
  const point = page.getByRole('slider', { name: 'Focal point' });
  await expect(point).toHaveAttribute('aria-valuetext', 'Focal point 50, 50');
  await point.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(point).toHaveAttribute('aria-valuetext', 'Focal point 52, 40');
  const crop = page.getByRole('list', { name: 'Crops' }).locator('img').first();
  await expect(crop).toHaveCSS('object-position', '52% 40%');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Focal point saved').first()).toBeVisible();

  await page.getByLabel('What the picture shows').fill('A motorcycle at night');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Alt text saved').first()).toBeVisible();
  await expect(page.getByText('1 of 15 languages')).toBeVisible();
  await expectAccessible(page);
});

test('[MEDIA-15] a picture is uploaded where the page editor asks for one, and chosen when it is ready', async ({
  page,
}) => {
  await signInToDesk(page, { as: 'editor', sites: ['ie'] });
  await openDesk(page, '/pages/ie/home/en');
  await page.locator('.editor[aria-busy=false]').waitFor();
  await page.locator('[data-field=image]').click();
  await page.getByTestId('media-files').setInputFiles({
    name: 'Wicklow gap.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhotograph('#304020'),
  });
  await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 40_000 });
  const key = (await page.locator('.editor__media bdi').first().textContent()) ?? '';
  expect(key).toMatch(/^wicklow-gap-[a-z0-9]{4}$/);
  await expect(page.getByText(/^Draft, saved/)).toBeVisible();

  // `npm run e2e -- --desk` starts no shop.
  if (!process.env.PADDOCK_STOREFRONT_URL) return;
  const { revision } = await getAsStaff('ie', 'pages/home/en');
  const publish = { method: 'POST' as const, body: {}, revision };
  const { version } = await editAsStaff('ie', 'pages/home/en/versions', publish);
  try {
    await test.step('[MEDIA-16] the published page shows it, from the edge', () => expectInShop(page, key));
  } finally {
    const reason = { reason: 'end of the journey' };
    await postAsStaff('ie', `pages/home/en/versions/${version}/withdraw`, reason);
  }
});

/** The home page shows the picture with this key; the edge keeps its files and browsers keep them for a year. */
async function expectInShop(page: Page, key: string): Promise<void> {
  const picture = page.locator(`main img[src^="/media/${key}-"]`).first();
  await expect(async () => {
    await open(page, '/ie-en');
    await expect(picture).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  const path = (await picture.getAttribute('src')) ?? '';
  expect(path).toMatch(new RegExp(`^/media/${key}-[0-9a-f]{10}-\\d+\\.jpeg$`));
  // Journeys load no pictures in the browser.
  await page.request.get(path);
  const answer = await page.request.get(path);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/jpeg',
    'x-cache': 'hit',
  });
  expect(answer.headers()['set-cookie']).toBeUndefined();
  expect((await sharp(await answer.body()).metadata()).format).toBe('jpeg');
}

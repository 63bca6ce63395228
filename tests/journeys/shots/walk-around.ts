import { mailsToAddress, newMailbox } from '../support/mails.ts';
import type { Camera } from './camera.ts';

/** Finding us, asking us, reading about us. */
export async function walkHelp(camera: Camera) {
  const { page } = camera;
  await camera.look('stores', 'stores');
  await camera.take(
    'a dealer',
    async () => {
      if (camera.isPhone) await page.locator('.map-pin, .map-cluster').first().click();
      else await page.locator('.store-row__name').first().click();
      await page.locator('.store-info').waitFor({ timeout: 20_000 });
    },
    { isWindow: true },
  );
  await camera.look('contact', 'contact');
  await camera.take('contact, nothing filled in', () =>
    page.locator('.contact-form button[type=submit]').click(),
  );
  await camera.take('contact, sent', async () => {
    const field = (name: string) => page.locator(`.contact-form [name=${name}]`);
    await field('name').fill('Nora Verdi');
    await field('email').fill(newMailbox());
    await field('message').fill('1911?');
    await field('accept_terms').check();
    await page.locator('.contact-form button[type=submit]').click();
    await page.locator('.contact-sent').waitFor();
  });
  await camera.look('manuals', 'manuals');
  await camera.look('how to buy', 'how-to-buy');
  await camera.look('warranty', 'warranty');
  await camera.look('checking a frame number', 'bike-check');
  await walkLetters(camera);
}

async function walkLetters(camera: Camera) {
  const { page } = camera;
  const email = newMailbox();
  await camera.look('newsletter', 'newsletter');
  await camera.take('subscribed', async () => {
    const form = page.locator('main .letters__form').first();
    await form.locator('[name=email]').fill(email);
    await form.locator('[name=accept_terms]').check();
    await form.locator('button[type=submit]').click();
    await page.locator('.ui-toast').first().waitFor();
  });
  await camera.take('confirming it', async () => {
    await camera.go(await linkOf(email));
  });
  await camera.take('confirmed', async () => {
    await page.locator('main .letters__page button').first().click();
    await page.locator('main .ui-note').first().waitFor();
  });
  await camera.look('unsubscribing', `unsubscribe?token=${'x'.repeat(43)}.${'y'.repeat(43)}`);
  await camera.look('unsubscribing, a broken link', 'unsubscribe');
}

async function linkOf(email: string): Promise<string> {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const link = /\/[a-z]{2}-[a-z]{2}\/subscriber-verify\?token=[\w.-]+/.exec(
      (await mailsToAddress(email))[0]?.text ?? '',
    );
    if (link) return link[0];
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no letter came for ${email}`);
}

/** The maker: its story, its museum, its news. */
export async function walkBrand(camera: Camera) {
  const { page } = camera;
  await camera.look('news', 'news');
  await camera.take('an article', async () => {
    const link = await page.locator('main a[href*="/news/"]').first().getAttribute('href');
    await camera.go(link ?? 'news/none');
  });
  await camera.look('company', 'company');
  await camera.take('our story', async () => {
    const link = await page.locator('a[href*="/our-story/"]').first().getAttribute('href');
    await camera.go(link ?? 'company/our-story/none');
  });
  await camera.look('the legacy', 'company/the-legacy');
  await camera.look('the logo', 'company/the-logo');
  await camera.look('the museum', 'company/the-museum');
  await camera.take(
    'in the museum',
    async () => {
      await page.locator('.museum-stage__enter button').click();
      await page.locator('.museum-tour canvas').waitFor({ timeout: 30_000 });
      await page.waitForTimeout(4000);
    },
    { isWindow: true },
  );
}

/** What the law wants, and where nothing is. */
export async function walkSmallPrint(camera: Camera) {
  const { page } = camera;
  await camera.look('terms', 'terms');
  await camera.look('privacy', 'privacy-policy');
  await camera.look('cookies', 'cookie-policy');
  await camera.look('shipping', 'shipping-policy');
  await camera.take(
    'choosing a country',
    async () => {
      await camera.go('');
      if (camera.isPhone) {
        await page.locator('button.shell-nav__narrow, .shell-nav__narrow button').first().click();
        await page.getByRole('dialog').locator('.shell-locale').click();
      } else await page.locator('.shell-header .shell-locale:visible').click();
      await page.locator('.chooser__country').first().waitFor();
    },
    { isWindow: true },
  );
  await camera.look('no country chosen yet', '/?choose');
  await camera.look('not found', 'nothing-here');
  await camera.look('in maintenance', '/nz-en');
  await page.context().clearCookies();
  await camera.take(
    'consent',
    async () => {
      await camera.go('');
      await page.locator('.consent').waitFor();
    },
    { isWindow: true },
  );
  await camera.take(
    'consent, in parts',
    async () => {
      await page.locator('.consent__answers button').last().click();
      await page.getByRole('dialog').waitFor();
    },
    { isWindow: true },
  );
}

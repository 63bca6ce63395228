import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { addCookie } from './cookies.ts';
import { openSession } from './customers.ts';

type Fixtures = {
  /** Signs the demo customer of a site in, in this browser. */
  signIn: (segment: string) => Promise<{ token: string; fullName: string; email: string }>;
  /** Fails the test for anything a visitor's console would show. */
  quiet: Page;
};

const EXPECTED = [
  // The browser itself reports failed documents; pages that are meant to be 404 are tested for just that.
  'Failed to load resource',
  // A mail in the desk runs no scripts, and the browser is driven by one.
  "Blocked script execution in 'about:srcdoc'",
];

export const test = base.extend<Fixtures>({
  signIn: async ({ context, baseURL }, use) => {
    await use(async (segment) => {
      const session = await openSession(segment);
      await addCookie(context, baseURL ?? '', { name: 'AuthTkn', value: session.token, path: `/${segment}` });
      return session;
    });
  },
  quiet: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !EXPECTED.some((start) => text.startsWith(start)))
        complaints.push(text);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { addCookie, expect };

/**
 * Waits until React runs the page: before that a click does what plain HTML does. Its marks on single elements come
 * while it still reads the others.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.entries(document).some(
      ([key, root]) =>
        key.startsWith('__reactContainer') && root.stateNode.current.memoizedState.isDehydrated === false,
    ),
  );
}

export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

// Every check loads axe again in its page: the minified form takes half as long.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const MAX_ANIMATION_MS = 3000;

/**
 * Waits until finite animations and transitions have ended. A button under the mouse fades to its hover colours, and
 * axe measured its contrast in the middle of that transition.
 */
async function waitForAnimations(page: Page) {
  await page.evaluate(async (limitMs) => {
    const end = performance.now() + limitMs;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isTransient = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.timeline === document.timeline &&
      Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
    // A style change starts its transition in the next frame.
    await frame();
    await frame();
    while (document.getAnimations().some(isTransient) && performance.now() < end) await frame();
  }, MAX_ANIMATION_MS);
}

/**
 * A page that moves under the resting mouse starts a hover transition of its own, also while axe measures: without
 * transitions the colours are those at their end.
 */
async function endTransitions(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Accessibility violations of the page: WCAG 2.2 AA by axe. */
export async function findBarriers(page: Page): Promise<{ id: string; targets: string[] }[]> {
  await waitForAnimations(page);
  const startTransitions = await endTransitions(page);
  // Without frames one pass will do; the other way opens a second page to put the frames' findings together.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page, axeSource })
    // The shop inside of the desk's preview has journeys of its own.
    .exclude('.win')
    // A mail in its frame runs no scripts.
    .exclude('.lt__mail')
    .setLegacyMode(!hasFrames)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await startTransitions();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
}

export async function expectAccessible(page: Page) {
  expect(await findBarriers(page)).toEqual([]);
}

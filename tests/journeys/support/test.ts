import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { addCookie, openSession } from './customers.ts';

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

// The minified form takes half as long to load.
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

interface Barrier {
  id: string;
  targets: string[];
}

const AXE_OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
// The shop inside the desk's preview has journeys of its own; a mail in its frame runs no scripts.
const AXE_EXCLUDED = ['.device-frame', '.letter__mail'];

/** Accessibility violations of the page: WCAG 2.2 AA by axe. */
export async function findBarriers(page: Page): Promise<Barrier[]> {
  await waitForAnimations(page);
  const startTransitions = await endTransitions(page);
  const barriers = page.frames().length > 1 ? await checkWithFrames(page) : await checkAlone(page);
  await startTransitions();
  return barriers;
}

/** The builder opens a second page to put the findings of the frames together. */
async function checkWithFrames(page: Page): Promise<Barrier[]> {
  const builder = new AxeBuilder({ page, axeSource }).options(AXE_OPTIONS);
  for (const selector of AXE_EXCLUDED) builder.exclude(selector);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
}

/** Without frames axe is loaded once per document, and only the violations leave the browser. */
async function checkAlone(page: Page): Promise<Barrier[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ options, excluded }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run({ exclude: excluded.map((one) => [one]) }, options);
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
    },
    { options: AXE_OPTIONS, excluded: AXE_EXCLUDED },
  );
}

export async function expectAccessible(page: Page) {
  expect(await findBarriers(page)).toEqual([]);
}

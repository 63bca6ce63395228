import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { DESK, signInToDesk } from '../../support/desk.ts';
import { listScreens } from './desk-screens.ts';
import { statementFile } from './seed-desk.ts';

const FOLDER = path.join(import.meta.dirname, '../../../../docs/pictures/desk');
const MAX_BYTES = 120_000;

interface GuidePicture {
  readonly name: string;
  readonly as: string;
  readonly person?: string;
  readonly sites?: readonly string[];
  /** Beginning of an address; a subject is the example of its kind. */
  readonly screen: string;
  readonly width?: number;
  readonly theme?: 'dark';
  readonly locale?: 'ar';
  /** What is done before the picture is taken. */
  act?(page: Page): Promise<void>;
}

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await page.waitForTimeout(300);
  };

const IT = ['it'];

/** The pictures of docs/guides/desk, in the order of its pages. */
export const GUIDE: readonly GuidePicture[] = [
  { name: 'sign-in', as: '', screen: '/sign-in' },
  { name: 'today', as: 'admin', screen: '/' },
  { name: 'today-dark', as: 'admin', screen: '/', theme: 'dark' },
  { name: 'palette', as: 'admin', screen: '/orders', act: press('Control+k') },
  { name: 'keys', as: 'admin', screen: '/orders', act: press('?') },
  { name: 'orders', as: 'support', person: 'Livia Conti', screen: '/orders' },
  { name: 'order', as: 'admin', screen: '/orders/' },
  { name: 'order-arabic', as: 'admin', screen: '/orders/', locale: 'ar' },
  { name: 'prepare', as: 'fulfilment', person: 'Marco Ferri', sites: IT, screen: '/orders?status=confirmed' },
  { name: 'ship', as: 'fulfilment', person: 'Marco Ferri', sites: IT, screen: '/orders/', act: press('s') },
  { name: 'phone-orders', as: 'fulfilment', person: 'Marco Ferri', sites: IT, screen: '/orders', width: 390 },
  { name: 'phone-scan', as: 'fulfilment', person: 'Marco Ferri', sites: IT, screen: '/scan', width: 390 },
  { name: 'transfers', as: 'finance', person: 'Rosa Paredes', screen: '/transfers' },
  { name: 'statement', as: 'finance', person: 'Rosa Paredes', screen: '/statements/' },
  { name: 'refund', as: 'finance', person: 'Rosa Paredes', screen: '/orders/', act: press('r') },
  { name: 'approval', as: 'finance', person: 'Diego Mora', screen: '/approvals/' },
  { name: 'ticket', as: 'support', person: 'Livia Conti', sites: IT, screen: '/tickets/' },
  { name: 'warranty', as: 'support', person: 'Livia Conti', sites: IT, screen: '/warranty/' },
  { name: 'return', as: 'support', person: 'Livia Conti', screen: '/returns/' },
  { name: 'reviews', as: 'editor', person: 'Giulia Sarti', screen: '/reviews' },
  {
    name: 'page-editor',
    as: 'editor',
    person: 'Giulia Sarti',
    screen: '/pages/it/home/it',
    act: async (page) => {
      await page.locator('iframe').first().contentFrame().locator('[data-block]').first().waitFor();
      await page.waitForTimeout(1500);
    },
  },
  { name: 'newsletters', as: 'editor', person: 'Giulia Sarti', sites: IT, screen: '/letters' },
  {
    name: 'newsletter-editor',
    as: 'editor',
    person: 'Giulia Sarti',
    sites: IT,
    screen: '/letters/',
    act: async (page) => {
      await page.keyboard.press('e');
      await page.locator('.editor[aria-busy=false] iframe').waitFor();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'newsletter',
    as: 'editor',
    person: 'Giulia Sarti',
    sites: IT,
    screen: '/letters/',
    act: press('s'),
  },
  {
    name: 'newsletter-results',
    as: 'editor',
    person: 'Giulia Sarti',
    sites: IT,
    screen: '/letters?status=sent',
    act: async (page) => {
      await page.locator('[role=row][tabindex="0"]').press('Enter');
      await page.locator('.letter__figures').waitFor();
      await page.waitForTimeout(600);
    },
  },
  { name: 'people', as: 'country', person: 'Anna Costa', screen: '/people' },
  { name: 'person', as: 'admin', screen: '/people/' },
  { name: 'audit', as: 'auditor', person: 'Paul Lenoir', screen: '/audit' },
];

/** Takes the pictures of the staff guide into docs/pictures/desk, each at most 120 kB. */
export async function takeGuide(browser: Browser, only: readonly string[] | undefined): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await importStatement(browser);
  const screens = await listScreens();
  for (const picture of GUIDE) {
    if (only && !only.includes(picture.name)) continue;
    const { width = 1280, theme = 'light', screen } = picture;
    const address =
      screen.endsWith('/') && screen !== '/' ? screens.find((one) => one.startsWith(screen)) : screen;
    if (!address) throw new Error(`${picture.name}: there is no example of ${screen}`);
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 844 : 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      deviceScaleFactor: width < 768 ? 2 : 1,
    });
    const page = await context.newPage();
    if (picture.as)
      await signInToDesk(page, {
        as: picture.as,
        ...(picture.sites && { sites: picture.sites }),
        ...(picture.person && { name: picture.person }),
        locale: picture.locale ?? 'en',
      });
    await page.goto(`${DESK}${address}`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(600);
    if (address === '/') await page.locator('.figures').waitFor();
    await picture.act?.(page);
    await keep(await page.screenshot(), picture.name);
    await context.close();
  }
}

async function keep(png: Buffer, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.webp`);
  await sharp(png).webp({ quality: 82, effort: 6 }).toFile(file);
  const { size } = await stat(file);
  console.log(`${name}.webp ${Math.round(size / 1000)} kB`);
  if (size > MAX_BYTES) throw new Error(`${name}.webp has ${size} bytes, at most ${MAX_BYTES} are allowed`);
}

/** A statement of the bank for the guide: imported once, as finance does it. */
async function importStatement(browser: Browser): Promise<void> {
  if ((await listScreens()).some((screen) => screen.startsWith('/statements/'))) return;
  const page = await browser.newPage();
  await signInToDesk(page, { as: 'finance', sites: ['it'] });
  await page.goto(`${DESK}/statements`);
  await page.locator('main#content h1').waitFor();
  await page.keyboard.press('u');
  await page.locator('dialog input[type=file]').setInputFiles(await statementFile('it'));
  await page.keyboard.press('Control+Enter');
  await page.locator('dialog input[name=name]').fill('Banca del Mare');
  await page.locator('dialog input[name=holder]').fill('Ferri S.p.A.');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/statements\/it\//);
  await page.close();
}

import type { BrowserContextOptions, Page } from '@playwright/test';

export interface Device {
  readonly name: 'phone' | 'desktop';
  readonly options: BrowserContextOptions;
  /** How wide a picture of it is on a sheet, and how many stand beside each other. */
  readonly tile: { readonly width: number; readonly columns: number };
}

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

export const DEVICES: readonly Device[] = [
  {
    name: 'phone',
    options: {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      userAgent: AGENT.replace('Safari', 'Mobile Safari'),
    },
    tile: { width: 290, columns: 6 },
  },
  {
    name: 'desktop',
    options: { viewport: { width: 1280, height: 860 }, userAgent: AGENT },
    tile: { width: 600, columns: 3 },
  },
];

/** A phone far from the next mast: what Chromium's own tools call slow 4G. */
export async function slowDown(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

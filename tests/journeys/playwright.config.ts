import { defineConfig } from '@playwright/test';
import { plainBrowser } from './support/browser.ts';

// Visitors of journeys have refused consent; the journeys about consent remove that choice.
const CHOSEN = {
  name: 'Consent',
  value: '2.opt_in.000.3f0a4e52-5a40-4d0e-9a57-0a2f6f3f9d11',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

export default defineConfig({
  // Patience costs nothing where things work: a busy machine may take several times as long as an idle one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than the machines have cores: a third of a journey is waiting.
  workers: 3,
  // CI tries a failed journey once more and lists it at the end of the run; three such journeys fail the run
  // (scripts/spec/sum-up.ts). At a desk a failure is a failure at once.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // What repeats a journey in another language or direction is run every night, not on every change.
  ...(process.env.PADDOCK_TRIALS === 'full' ? {} : { grepInvert: /@nightly/ }),
  outputDir: '../../test-results',
  use: {
    browserName: 'chromium',
    ...plainBrowser,
    viewport: { width: 1280, height: 860 },
    // Headless Chromium names itself like a robot, and robots are shown the list of sites instead of being sent on.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    // Recording every journey costs a fifth of the processor: no screenshots, and no trace in CI.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    // First, because its two longest tests would be alone at the end.
    {
      name: 'storybook',
      testDir: '../../packages/ui/e2e',
      use: { baseURL: process.env.PADDOCK_STORYBOOK_URL ?? 'http://localhost:6006' },
    },
    {
      name: 'journeys',
      testDir: '.',
      testMatch: '**/*.spec.ts',
      use: {
        baseURL: process.env.PADDOCK_EDGE_URL ?? 'http://localhost:8080',
        storageState: { cookies: [CHOSEN], origins: [] },
      },
    },
  ],
});

import { defineConfig } from '@playwright/test';

// Chromium without windows, as Debian ships it; the flags keep it from calling home and let it run as any user.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  timeout: 30_000,
  fullyParallel: true,
  workers: 2,
  // A flaky journey is a broken one.
  retries: 0,
  forbidOnly: true,
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: FLAGS,
    },
    viewport: { width: 1280, height: 860 },
    // Headless Chromium names itself like a robot, and robots are shown the list of sites instead of being sent on.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    // Filming every journey costs a fifth of the machine: no pictures here, and nothing where nobody can open it.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    {
      name: 'journeys',
      testDir: './journeys',
      use: { baseURL: process.env.PADDOCK_EDGE_URL ?? 'http://localhost:8080' },
    },
    {
      name: 'storybook',
      testDir: '../packages/ui/e2e',
      use: { baseURL: process.env.PADDOCK_STORYBOOK_URL ?? 'http://localhost:6006' },
    },
  ],
});

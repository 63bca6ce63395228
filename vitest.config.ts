import { defineConfig } from 'vitest/config';
import { deskMessages } from './apps/desk/desk-messages.ts';
import { brand } from './packages/brand/src/vite-plugin.ts';

const EVERYWHERE_IGNORED = [
  '**/node_modules/**',
  '**/build/**',
  '**/.data/**',
  '**/.tools/**',
  '**/storybook-static/**',
];

// The suffix picks the runner: `.db.test.ts` files talk to real services, `.trial.test.ts` files besides kill processes,
// hold a crowd or a stopwatch to them (`npm run trials`), everything else touches nothing outside.
export default defineConfig({
  plugins: [brand(), deskMessages()],
  test: {
    reporters: process.env.CI ? ['./scripts/steps/failures-only.ts', 'json'] : ['default', 'json'],
    outputFile: { json: 'results/vitest.json' },
    // Many tests wait for processes, sockets and clocks: a third file may run meanwhile, also on two cores.
    maxWorkers: 3,
    // Reading the server's modules took longer than most files' tests: those of one worker share them.
    isolate: false,
    // As below: the limit is only there to end what hangs.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...EVERYWHERE_IGNORED, '**/*.{db,trial}.test.ts'],
          // Modules are compiled on demand, which takes long on a busy machine. The limit is only there to end what hangs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: EVERYWHERE_IGNORED,
          globalSetup: ['./scripts/services/test-services.ts'],
          // Some start processes of their own, which takes half a minute where other work shares the cores.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'trials',
          include: ['**/*.trial.test.ts'],
          exclude: EVERYWHERE_IGNORED,
          globalSetup: ['./scripts/services/test-services.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

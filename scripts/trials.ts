import { spawnSync } from 'node:child_process';

// `npm run trials`: crashes, crowds, hostile calls and stopwatches as often as their promises were measured. With
// `--short` a fixed number of each, without the stopwatches, whose result depends on the speed of the machine: for CI.
// These are run in full besides the files named `.trial.test.ts`.
const RACES = [
  'src/staff-routes',
  'features/approvals/held-order',
  'features/checkout/hoarding',
  'platform/http/rate-limiter',
  'features/checkout/checkout.race',
  'features/checkout/dates-agree',
  'features/payments/cancel/pay-or-cancel.race',
  'features/orders/money/order-sums',
  'features/payments/providers/providers-misbehave',
  'features/payments/webhooks/',
  'features/contact/inbound/read-inbound-mail',
  'features/people/members/two-people.race',
];

const [first, ...rest] = process.argv.slice(2);
const run =
  first === '--short'
    ? { args: ['--project', 'trials', '--outputFile.json=results/trials.json', ...rest], env: process.env }
    : {
        args: ['.trial.test', ...RACES, ...process.argv.slice(2)],
        env: { ...process.env, PADDOCK_TRIALS: 'full' },
      };
const { status } = spawnSync('vitest', ['run', ...run.args], { env: run.env, stdio: 'inherit' });
process.exitCode = status ?? 1;

// node deploy/compose/journeys.ts [spec…]: the journeys of the purchase against the shop that run.ts has started.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../../scripts/services/packages.ts';
import { run } from '../../scripts/services/run.ts';
import { REPOSITORY } from '../../scripts/services/settings.ts';
import { UNCAP_SITES } from '../../scripts/system/uncap-sites.ts';

const PURCHASE = ['journeys/checkout/checkout.spec.ts', 'journeys/payments/pay-stripe.spec.ts'];

const addressOf = (service: string) =>
  run('podman', [
    'inspect',
    '--format',
    '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}',
    `paddock-${service}`,
  ]).trim();

const secret = path.join(REPOSITORY, 'deploy/compose/state/secrets/owner-database-url');
const owner = readFileSync(secret, 'utf8')
  .trim()
  .replace('@postgres:', `@${addressOf('postgres')}:`);
// All journeys come from one address.
run('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', owner, '-c', UNCAP_SITES]);
ensureBrowser();
const wanted = process.argv.slice(2);
const done = spawnSync(
  path.join(REPOSITORY, 'node_modules/.bin/playwright'),
  ['test', '--reporter=list', '--project=journeys', ...(wanted.length > 0 ? wanted : PURCHASE)],
  {
    cwd: path.join(REPOSITORY, 'e2e'),
    env: {
      ...process.env,
      PADDOCK_EDGE_URL: 'http://localhost:8080',
      PADDOCK_STOREFRONT_URL: `http://${addressOf('storefront')}:3000`,
      PADDOCK_API_URL: `http://${addressOf('api')}:4000`,
      PADDOCK_STAFF_URL: `http://${addressOf('api')}:4003`,
      PADDOCK_SANDBOX_PORT: '4600',
      PADDOCK_OWNER_DATABASE_URL: owner,
    },
    stdio: 'inherit',
  },
);
process.exitCode = done.status ?? 1;

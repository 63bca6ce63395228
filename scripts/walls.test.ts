import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY } from './services/settings.ts';

const F = 'apps/server/src/features';
const P = 'apps/server/src/platform';
const S = 'apps/storefront/app';
const D = 'apps/desk/app';

// [importing file, what it imports, the wall that must refuse it]
const REFUSED: [from: string, to: string, wall: string][] = [
  [`${F}/carts/carts.contract.ts`, `${P}/db/db.ts`, 'contract-is-alone'],
  [`${F}/carts/carts.rules.ts`, `${F}/carts/carts.sql.ts`, 'rules-are-pure'],
  [`${F}/carts/price.rules.ts`, `${P}/db/db.ts`, 'rules-are-pure'],
  [`${F}/carts/carts.sql.ts`, `${P}/observability/log.ts`, 'sql-knows-only-the-database'],
  [`${F}/carts/lines.sql.ts`, `${F}/inventory/inventory.sql.ts`, 'sql-knows-only-the-database'],
  [`${F}/carts/carts.routes.ts`, `${F}/inventory/claims/claims.sql.ts`, 'routes-stay-in-their-feature'],
  [`${F}/carts/lines.routes.ts`, `${F}/carts/carts.rules.ts`, 'routes-only-translate'],
  [`${F}/carts/empty.routes.ts`, `${F}/inventory/hold-unit.ts`, 'routes-stay-in-their-feature'],
  ['apps/server/src/features.ts', `${F}/carts/carts.staff.routes.ts`, 'staff-side-has-a-folder'],
  [`${F}/carts/count.routes.ts`, `${P}/db/db.ts`, 'routes-use-the-http-side'],
  [`${F}/carts/add-line.ts`, `${F}/inventory/inventory.sql.ts`, 'door-of-a-feature-is-its-verbs'],
  [`${F}/carts/remove-line.ts`, 'fastify', 'verbs-know-no-http'],
  [`${F}/carts/open-cart.ts`, 'apps/server/src/config.ts', 'features-do-not-build-the-app'],
  [`${F}/carts/open-cart.ts`, 'apps/server/src/shop.ts', 'the-shop-is-handed-in'],
  [`${F}/inventory/release-unit.ts`, `${F}/orders/open-order.ts`, 'order-of-features-inventory'],
  [`${F}/carts/price-line.ts`, `${F}/checkout/quote.rules.ts`, 'order-of-features-carts'],
  [`${F}/payments/refunds/send-refund.ts`, `${F}/payments/settle/settle.ts`, 'order-of-payments-refunds'],
  [`${P}/jobs/jobs.ts`, `${F}/orders/open-order.ts`, 'platform-has-no-shop-words'],
  [`${P}/jobs/run-job.ts`, `${P}/db/pipeline/pg-internals.ts`, 'pipelining-is-fenced'],
  [`${F}/orders/cancel-order.ts`, 'apps/server/src/testing/builders/builders.ts', 'testing-is-for-tests'],
  ['apps/storefront/app/cart.tsx', `${F}/carts/empty-cart.ts`, 'front-ends-see-contracts-only'],
  [
    'apps/storefront/app/staff.tsx',
    `${F}/orders/staff/orders.staff.contract.ts`,
    'shoppers-side-has-no-staff-contracts',
  ],
  ['apps/storefront/app/near.tsx', `${F}/carts/plain.contract.ts`, 'workspaces-by-name'],
  ['apps/sandbox/src/clock.ts', `${P}/observability/log.ts`, 'apps-are-separate'],
  ['packages/ui/src/button/button.tsx', 'apps/storefront/app/root.tsx', 'packages-know-no-apps'],
  ['scripts/shortcut.ts', `${P}/observability/log.ts`, 'scripts-run-apps-from-outside'],
  [`${S}/features/cart/cart.tsx`, `${S}/features/checkout/step.tsx`, 'order-of-storefront-features-cart'],
  [`${S}/features/orders/order.tsx`, `${S}/shell/header/header.tsx`, 'order-of-storefront-features-orders'],
  [`${S}/http/call.ts`, `${S}/features/session/session.ts`, 'order-of-storefront-http'],
  [`${S}/page/use-page.ts`, `${S}/i18n/use-t.ts`, 'order-of-storefront-page'],
  [`${S}/shell/footer.tsx`, `${S}/routes.ts`, 'order-of-storefront-shell'],
  [`${S}/features/cart/drawer.tsx`, `${S}/features/gifts/gift.tsx`, 'storefront-room-has-a-place'],
  [`${D}/kit/list/list-page.tsx`, `${D}/features/orders/orders.page.tsx`, 'order-of-desk-kit'],
  [`${D}/features/orders/order.page.tsx`, `${D}/shell/sidebar.tsx`, 'order-of-desk-features'],
  [`${D}/shell/sidebar.tsx`, `${D}/drawer/drawer.tsx`, 'desk-room-has-a-place'],
  [`${D}/kit/calls/call.ts`, `${F}/orders/cancel-order.ts`, 'front-ends-see-contracts-only'],
  [`${F}/orders/guess.ts`, 'apps/server/src/missing.ts', 'no-unknown-imports'],
  [`${F}/orders/ship-order.ts`, `${F}/orders/helpers.ts`, 'no-drawers'],
  [`${F}/orders/egg.ts`, `${F}/orders/hen.ts`, 'no-cycles'],
];

// The other half of the circle above; it is reported once.
const ALSO_THERE: [from: string, to: string][] = [[`${F}/orders/hen.ts`, `${F}/orders/egg.ts`]];

const ALLOWED: [from: string, to: string][] = [
  [`${F}/stores/stores.contract.ts`, `${F}/stores/hours.contract.ts`],
  [`${F}/stores/stores.rules.ts`, `${F}/stores/stores.contract.ts`],
  [`${F}/stores/stores.sql.ts`, `${P}/db/db.ts`],
  [`${F}/stores/stores.routes.ts`, `${F}/stores/list-stores.ts`],
  [`${F}/stores/list.routes.ts`, `${F}/stores/stores.sql.ts`],
  [`${F}/stores/near.routes.ts`, `${P}/http/http-errors.ts`],
  [`${F}/stores/list-stores.ts`, `${F}/stores/stores.sql.ts`],
  [`${F}/stores/find-store.ts`, `${F}/sites/resolve-site.ts`],
  [`${F}/checkout/quote.ts`, `${F}/carts/tax.rules.ts`],
  [`${S}/features/checkout/pay.tsx`, `${S}/features/cart/cart-line.tsx`],
  [`${S}/features/checkout/send.tsx`, `${S}/http/call.ts`],
  [`${S}/shell/header.tsx`, `${S}/features/cart/cart-items.tsx`],
  [`${S}/root.tsx`, `${S}/shell/header.tsx`],
  [`${D}/features/orders/list.page.tsx`, `${D}/kit/list/grid.tsx`],
  [`${D}/shell/frame.tsx`, `${D}/features/session/gate.tsx`],
  [`${F}/stores/find-store.test.ts`, 'apps/server/src/testing/builders/builders.ts'],
];

let tree: string;
let violations: string[];
let staffContracts: string[];
const shopFile = (index: number) => `${S}/staff-import-${index}.ts`;

beforeAll(async () => {
  tree = mkdtempSync(path.join(tmpdir(), 'paddock-walls-'));
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(tree, 'node_modules'));
  staffContracts = await findStaffContracts();
  const imports = staffContracts.map((to, index): [string, string] => [shopFile(index), to]);
  const planted = [...REFUSED, ...ALSO_THERE, ...ALLOWED, ...imports];
  for (const [from, to] of planted) {
    if (to.includes('/') && !to.includes('missing')) write(to, 'export const there = 1;\n');
    write(from, '');
  }
  for (const [from, to] of planted) plant(from, to);
  const cruiser = path.join(REPOSITORY, 'node_modules', '.bin', 'depcruise');
  const config = path.join(import.meta.dirname, 'dependency-cruiser.cjs');
  const done = spawnSync(cruiser, ['--config', config, '-T', 'json', 'apps', 'packages', 'scripts'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  const { summary } = JSON.parse(done.stdout) as { summary: { violations: Violation[] } };
  violations = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}, 90_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

interface Violation {
  rule: { name: string };
  from: string;
}

test.each(REFUSED)('%s may not import %s (%s)', (from, _to, wall) => {
  expect(violations).toContain(`${wall}: ${from}`);
});

test.each(ALLOWED)('%s may import %s', (from) => {
  expect(violations.filter((violation) => violation.endsWith(`: ${from}`))).toEqual([]);
});

test('[BUG-06] the shop may import no contract with a route under /api/staff', () => {
  expect(staffContracts.length).toBeGreaterThan(40);
  const allowed = staffContracts.filter(
    (_, index) => !violations.includes(`shoppers-side-has-no-staff-contracts: ${shopFile(index)}`),
  );
  expect(allowed).toEqual([]);
});

/** By what the contracts export, not by their text or their names. */
async function findStaffContracts(): Promise<string[]> {
  const files = globSync(`${F}/**/*.contract.ts`, { cwd: REPOSITORY });
  const found = await Promise.all(
    files.map(async (file) => {
      const contracts: object = await import(pathToFileURL(path.join(REPOSITORY, file)).href);
      const isStaff = Object.values(contracts).some(
        (one) => typeof one?.path === 'string' && one.path.startsWith('/api/staff/'),
      );
      return isStaff ? [file] : [];
    }),
  );
  return found.flat();
}

function write(file: string, text: string): void {
  const place = path.join(tree, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text, { flag: 'a' });
}

function plant(from: string, to: string): void {
  const target = to.includes('/') ? path.relative(path.dirname(from), to).replace(/^(?!\.)/, './') : to;
  write(from, `import * as planted from '${target}';\nconsole.log(planted);\n`);
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLACES } from '../../../../apps/desk/app/shell/places.ts';
import {
  PERMISSIONS,
  type Permission,
} from '../../../../apps/server/src/features/staff/permissions.contract.ts';
import { aStaffMember } from '../../../../apps/server/src/testing/builders/staff-builders.ts';
import { type Desk, openDesk } from '../../../../apps/server/src/testing/worlds/desk.ts';

/** The call behind an entry of the sidebar where it has another name than the screen. */
const LISTS: Readonly<Record<string, string>> = {
  '/scan': 'orders',
  '/cases': 'payment-cases',
  '/reconciliation': 'reconciliations',
  '/warranty': 'warranties',
  '/test-rides': 'rides',
  '/reviews': 'product-reviews',
  '/pages': 'pages/overview',
  '/menus': 'menus/head',
  '/translations': 'texts/locales',
  '/glossary': 'glossary?locale=it',
  '/who-can': 'who-can?site=ec&permission=order.read',
  '/privacy': 'privacy-requests',
};
const listed = PLACES.flatMap(({ places }) => places).filter(({ permissions }) => permissions);

let desk: Desk;
let token: string;
beforeAll(async () => {
  desk = await openDesk();
  const { owner } = desk.database;
  await owner.insertInto('roles').values({ name: 'probe', label: 'Probe' }).execute();
  ({ token } = await aStaffMember(owner, { site: null, role: 'probe', name: 'Probe' }));
}, 120_000);
afterAll(() => desk.close());

/** Whether the api shows the list to a caller with just these permissions. */
async function opens(list: string, permissions: readonly Permission[]): Promise<boolean> {
  const { owner } = desk.database;
  await owner.deleteFrom('role_permissions').execute();
  const rows = permissions.map((permission) => ({ role: 'probe', permission }));
  await owner.insertInto('role_permissions').values(rows).execute();
  const { statusCode, body } = await desk.call('GET', list, undefined, { as: { token } });
  expect([200, 403], `${list}: ${body.slice(0, 200)}`).toContain(statusCode);
  return statusCode === 200;
}

test.each(listed)(
  '[BUG-08] $path is shown for what its list asks for',
  async ({ path, permissions = [] }) => {
    const list = LISTS[path] ?? path.slice(1);
    for (const permission of permissions) expect(await opens(list, [permission]), permission).toBe(true);
    const others = PERMISSIONS.filter((permission) => !permissions.includes(permission));
    expect(await opens(list, others), 'all other permissions').toBe(false);
  },
);

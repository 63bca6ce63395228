import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLACES } from '../../../../apps/desk/app/shell/places.ts';
import {
  PERMISSIONS,
  type Permission,
} from '../../../../apps/server/src/features/staff/permissions.contract.ts';
import { aStaffMember } from '../../../../apps/server/src/testing/builders/staff-builders.ts';
import { type Desk, openDesk } from '../../../../apps/server/src/testing/worlds/desk.ts';

/** The call behind each entry of the sidebar. An entry that is missing here fails the test. */
const LISTS: Readonly<Record<string, string>> = {
  '/approvals': 'approvals',
  '/orders': 'orders',
  '/returns': 'returns',
  '/scan': 'orders',
  '/customers': 'customers',
  '/transfers': 'transfers',
  '/statements': 'statements',
  '/cases': 'payment-cases',
  '/reconciliation': 'reconciliations',
  '/refunds': 'refunds',
  '/invoices': 'invoices',
  '/tickets': 'tickets',
  '/warranty': 'warranties',
  '/activations': 'activations',
  '/bikes': 'bikes',
  '/test-rides': 'rides',
  '/reviews': 'product-reviews',
  '/saved-replies': 'saved-replies',
  '/pages': 'pages/overview',
  '/news': 'news',
  '/menus': 'menus/head',
  '/translations': 'texts/locales',
  '/glossary': 'glossary?locale=it',
  '/media': 'media',
  '/letters': 'letters',
  '/people': 'people',
  '/roles': 'roles',
  '/who-can': 'who-can?site=ec&permission=order.read',
  '/group-grants': 'group-grants',
  '/approval-rules': 'approval-rules',
  '/audit': 'audit',
  '/api-keys': 'api-keys',
  '/webhooks': 'webhooks',
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
    const list = LISTS[path] ?? '';
    for (const permission of permissions) expect(await opens(list, [permission]), permission).toBe(true);
    const others = PERMISSIONS.filter((permission) => !permissions.includes(permission));
    expect(await opens(list, others), 'all other permissions').toBe(false);
  },
);

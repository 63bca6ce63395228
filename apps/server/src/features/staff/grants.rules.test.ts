import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GrantInForce, permissionsIn, uniteGrants } from './grants.rules.ts';
import { PERMISSIONS } from './staff.rules.ts';

const aGrant = fc.record({
  role: fc.constantFrom('support', 'finance', 'admin', 'composed'),
  permissions: fc.subarray([...PERMISSIONS, 'unknown.permission']),
  site_ids: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
});

test('a permission holds on exactly the sites of the grants that have it', () => {
  fc.assert(
    fc.property(fc.array(aGrant, { maxLength: 5 }), (grants: readonly GrantInForce[]) => {
      const united = uniteGrants(grants);
      for (const permission of PERMISSIONS) {
        const having = grants.filter((grant) => permissionsIn(grant).includes(permission));
        const sites = new Set(having.flatMap(({ site_ids }) => site_ids));
        expect(united.get(permission) ?? new Set()).toEqual(sites);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import { billOf, componentsOf, isPermissive, objections } from './sbom/bill.ts';

const LOCK = {
  '': { version: '0.1.0' },
  'node_modules/@paddock/ui': { link: true },
  'apps/server/node_modules/ioredis': {
    version: '6.0.0',
    license: 'MIT',
    integrity: 'sha512-AAAA',
    dev: true,
  },
  'node_modules/ioredis': { version: '6.0.0', license: 'MIT', integrity: 'sha512-AAAA' },
  'node_modules/axe-core': { version: '4.0.0', license: 'MPL-2.0', integrity: 'sha512-AAAA', dev: true },
  'node_modules/other-system': { version: '1.0.0', integrity: 'sha512-AAAA', os: ['win32'] },
  'node_modules/other-processor': { version: '1.0.0', integrity: 'sha512-AAAA', cpu: ['arm64'] },
  'node_modules/stub': { version: '1.0.0' },
};

const LINUX = { system: 'linux', processor: 'x64' };

test('every package is named once, without those of other systems and our own', () => {
  const components = componentsOf(LOCK, LINUX);
  expect(components.map(({ name, isTool }) => [name, isTool])).toEqual([
    ['axe-core', true],
    ['ioredis', false],
  ]);
  const bill = billOf(components, { name: 'paddock', version: '0.1.0' });
  expect(bill.components[1]).toMatchObject({
    purl: 'pkg:npm/ioredis@6.0.0',
    hashes: [{ content: '000000' }],
  });
  expect(JSON.stringify(bill)).not.toMatch(/https?:/);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0', false],
])('%s is permissive: %s', (license, expected) => {
  expect(isPermissive(license)).toBe(expected);
});

test('what is handed on under another licence, or under none at all, is objected to', () => {
  const locked = (license?: string, dev?: boolean) => ({
    'node_modules/x': {
      version: '1.0.0',
      integrity: 'sha512-AAAA',
      ...(license && { license }),
      ...(dev && { dev }),
    },
  });
  expect(objections(componentsOf(locked('GPL-3.0'), LINUX))).toEqual(['x@1.0.0: GPL-3.0']);
  expect(objections(componentsOf(locked('MPL-2.0', true), LINUX))).toEqual([]);
  expect(objections(componentsOf(locked(), LINUX))).toHaveLength(1);
});

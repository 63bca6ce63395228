import { expect, test } from 'vitest';
import { type Component, findLicenceProblems, isPermissive, listPackages } from './sbom/check-licences.ts';

const component = (licence: string | null, isDevelopment = false): Component => ({
  name: 'x',
  version: '1.0.0',
  hashes: [{ alg: 'SHA-512', content: '00' }],
  licenses: licence === null ? [] : [{ license: { id: licence } }],
  properties: isDevelopment ? [{ name: 'cdx:npm:package:development', value: 'true' }] : [],
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0', false],
])('%s is permissive: %s', (licence, expected) => {
  expect(isPermissive(licence)).toBe(expected);
});

test('a shipped package under another licence is a problem, and so is any package without one', () => {
  expect(findLicenceProblems([component('MIT')])).toEqual([]);
  expect(findLicenceProblems([component('GPL-3.0')])).toEqual(['x@1.0.0: GPL-3.0']);
  expect(findLicenceProblems([component('MPL-2.0', true)])).toEqual([]);
  expect(findLicenceProblems([component(null, true)])).toEqual(['x@1.0.0: no licence']);
});

test('an expression is read as one licence', () => {
  const both = { ...component(null), licenses: [{ expression: 'Apache-2.0 AND GPL-3.0' }] };
  expect(findLicenceProblems([both])).toEqual(['x@1.0.0: Apache-2.0 AND GPL-3.0']);
});

test('packages without a checksum, our own and stubs for other platforms, are not listed', () => {
  expect(listPackages({ components: [component('MIT'), { name: 'stub', version: '1.0.0' }] })).toHaveLength(
    1,
  );
});

import { expect, test } from 'vitest';
import { addStubs } from './lock-stubs.ts';

const tool = (version: string, names: string[]) => ({
  version,
  dev: true,
  optionalDependencies: Object.fromEntries(names.map((name) => [name, version])),
});

test('a binary that the registry did not serve gets an entry for its own platform only', () => {
  const { lock, added } = addStubs({
    packages: {
      'node_modules/tool': tool('2.0.0', ['@tool/linux-x64', '@tool/darwin-arm64']),
      'node_modules/@tool/linux-x64': { version: '2.0.0' },
    },
  });
  expect(added).toEqual(['@tool/darwin-arm64']);
  expect(lock.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '2.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  });
});

test('two versions of a tool get two entries, the second below its own package', () => {
  const { lock } = addStubs({
    packages: {
      'node_modules/tool': tool('2.0.0', ['@tool/win32-x64']),
      'node_modules/other/node_modules/tool': tool('1.0.0', ['@tool/win32-x64']),
    },
  });
  expect(lock.packages['node_modules/@tool/win32-x64']?.version).toBe('2.0.0');
  const nested = 'node_modules/other/node_modules/tool/node_modules/@tool/win32-x64';
  expect(lock.packages[nested]?.version).toBe('1.0.0');
});

test('a complete lock is left as it is', () => {
  const { lock } = addStubs({ packages: { 'node_modules/tool': tool('2.0.0', ['@tool/win32-x64']) } });
  expect(addStubs(lock)).toEqual({ lock, added: [] });
});

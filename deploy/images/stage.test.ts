import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../scripts/services/settings.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
const stage = read('deploy/images/stage.sh');

/** Packages of this repository that an app needs at run time, those of its packages included. */
function listOwnPackages(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as Manifest;
  const own = Object.keys(dependencies)
    .filter((name) => name.startsWith('@paddock/'))
    .map((name) => name.replace('@paddock/', 'packages/'));
  return [...new Set(own.flatMap((name) => [name, ...listOwnPackages(name)]))];
}

// The builds of storefront and desk contain the packages that they import.
test.each(['server', 'sandbox'])(
  '[DEPLOY-08] the tree of the %s holds every package that it imports',
  (app) => {
    const line = new RegExp(`^copy "\\$release/${app}" (.*)$`, 'm').exec(stage)?.[1] ?? '';
    expect(line.split(' ')).toEqual(
      expect.arrayContaining([`apps/${app}`, ...listOwnPackages(`apps/${app}`)]),
    );
  },
);

test('[DEPLOY-08] the tree of the storefront holds what its server imports besides the build', () => {
  const [, list = ''] = /^copy "\$release\/storefront" ((?:.*\\\n)*.*)$/m.exec(stage) ?? [];
  const folder = 'apps/storefront/server';
  const imported = readdirSync(path.join(REPOSITORY, folder))
    // The development server is not part of a release.
    .filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'dev.ts' && file !== 'app.ts',
    )
    .flatMap((file) => [...read(`${folder}/${file}`).matchAll(/^import (?!type).* from '([^']+)';$/gm)])
    .flatMap(([, name = '']) => {
      const own = /^@paddock\/([a-z0-9-]+)/.exec(name)?.[1];
      if (own) return [`packages/${own}`, ...listOwnPackages(`packages/${own}`)];
      return name.startsWith('../') ? [path.join(folder, name)] : [];
    });
  expect(imported).toContain('packages/brand');
  expect(list.split(/[\s\\]+/)).toEqual(expect.arrayContaining([folder, 'brands', ...imported]));
});

describe.each(['server', 'storefront', 'desk', 'sandbox', 'edge', 'tls'])('the image of the %s', (name) => {
  const file = read(`deploy/images/${name}.Containerfile`);

  test('[DEPLOY-08] runs as a user without privileges and is checked', () => {
    expect(/^USER (.*)$/m.exec(file)?.[1]).toMatch(/^(1000:1000|vcache|haproxy)$/);
    expect(file).toContain('\nHEALTHCHECK ');
  });
});

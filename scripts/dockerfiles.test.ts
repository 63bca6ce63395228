import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './services/settings.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

/** Packages of this repository that an app needs at run time, those of its packages included. */
function listOwnPackages(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as Manifest;
  const own = Object.keys(dependencies)
    .filter((name) => name.startsWith('@paddock/'))
    .map((name) => name.replace('@paddock/', 'packages/'));
  return [...new Set(own.flatMap((name) => [name, ...listOwnPackages(name)]))];
}

test.each(['apps/server', 'apps/sandbox'])('the image of %s holds every package that it imports', (app) => {
  const dockerfile = read(`${app}/Dockerfile`);
  for (const name of listOwnPackages(app)) {
    expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/`);
    expect(dockerfile).toContain(`COPY ${name} ${name}`);
  }
});

test('the image of the storefront installs every package that it imports', () => {
  const dockerfile = read('apps/storefront/Dockerfile');
  expect(listOwnPackages('apps/storefront')).toContain('packages/ui');
  for (const name of listOwnPackages('apps/storefront'))
    expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/`);
});

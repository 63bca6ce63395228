import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOf, componentsOf, objections } from './sbom/bill.ts';
import { REPOSITORY } from './services/settings.ts';

// What the product is made of, from the lock file: results/sbom.json, and a no where a licence is not permissive.
// npm's own bill is refused for the versions that we override.
const read = (name: string) => JSON.parse(readFileSync(path.join(REPOSITORY, name), 'utf8'));

const components = componentsOf(read('package-lock.json').packages, {
  system: process.platform,
  processor: process.arch,
});
const { name, version } = read('package.json');
mkdirSync(path.join(REPOSITORY, 'results'), { recursive: true });
writeFileSync(
  path.join(REPOSITORY, 'results/sbom.json'),
  JSON.stringify(billOf(components, { name, version }), null, 2),
);

const handedOn = components.filter(({ isTool }) => !isTool);
console.log(`${components.length} packages, ${handedOn.length} of them handed on: results/sbom.json`);
const counts = Map.groupBy(handedOn, ({ license }) => license ?? 'none');
for (const [license, those] of [...counts].sort((a, b) => b[1].length - a[1].length))
  console.log(`${String(those.length).padStart(5)}  ${license}`);
const wrong = objections(components);
for (const line of wrong) console.error(`not permissive: ${line}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Bill, findLicenceProblems, isShipped, licenceOf, listPackages } from './sbom/check-licences.ts';
import { REPOSITORY } from './services/settings.ts';

// npm writes the software bill of materials from the lock file; we check that what we ship is permissively licensed.
const npm = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] },
);
if (npm.status !== 0) process.exit(1);
mkdirSync(path.join(REPOSITORY, 'results'), { recursive: true });
writeFileSync(path.join(REPOSITORY, 'results/sbom.json'), npm.stdout);

const packages = listPackages(JSON.parse(npm.stdout) as Bill);
const shipped = packages.filter(isShipped);
console.log(`${packages.length} packages, ${shipped.length} of them shipped: results/sbom.json`);
const counts = Map.groupBy(shipped, (component) => licenceOf(component) ?? 'none');
for (const [licence, components] of [...counts].sort((a, b) => b[1].length - a[1].length))
  console.log(`${String(components.length).padStart(5)}  ${licence}`);
const problems = findLicenceProblems(packages);
for (const line of problems) console.error(`not permissive: ${line}`);
process.exitCode = problems.length > 0 ? 1 : 0;

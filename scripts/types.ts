import { runAll } from './steps/run-all.ts';

/**
 * The root has all that runs under Node, in one program, so that the server's files are checked once. What Vite bundles has
 * programs of its own: other module resolution, and route types that are generated.
 */
export const PROJECTS = ['.', 'apps/storefront', 'apps/desk', 'packages/ui'];

/**
 * Checks the types of one project. What it learned is kept in `build/types`, so the next check reads only what changed:
 * files and options are compared by content, and without the file everything is checked.
 */
function typeCommand(project: string): string {
  const name = project === '.' ? 'root' : project.replaceAll('/', '-');
  const check = `tsc --noEmit --incremental --tsBuildInfoFile build/types/${name}.tsbuildinfo -p ${project}`;
  // Route types are generated from the map of routes.
  return project === 'apps/storefront' || project === 'apps/desk'
    ? `(cd ${project} && react-router typegen) && ${check}`
    : check;
}

if (import.meta.main) {
  const checks = PROJECTS.map((project) => ({ name: `types of ${project}`, command: typeCommand(project) }));
  process.exitCode = (await runAll(checks, { atOnce: 2, keepGoing: true })) ? 0 : 1;
}

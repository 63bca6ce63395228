/**
 * Checks the types of one project. What it learned is kept in `build/types`, so the next check reads only what changed:
 * files and options are compared by content, and without the file everything is checked.
 */
export function typeCommand(project: string): string {
  const name = project === '.' ? 'root' : project.replaceAll('/', '-');
  const check = `tsc --noEmit --incremental --tsBuildInfoFile build/types/${name}.tsbuildinfo -p ${project}`;
  // Route types are generated from the map of routes.
  return project === 'apps/storefront' || project === 'apps/desk'
    ? `(cd ${project} && react-router typegen) && ${check}`
    : check;
}

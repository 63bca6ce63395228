import { usePath } from '../page/page-context.ts';

/** Where an entry of a menu leads: a path of this site, or another site's whole address. */
export function useMenuPath(): (to: string) => string {
  const path = usePath();
  return (to) => (to.startsWith('https://') ? to : path(to));
}

import { usePath } from '../page/page-context.ts';
import { useShell } from '../page/shell-data.ts';

/** Where an entry of a menu leads: a path of this site, or another site's whole address. */
export function useMenuPath(): (to: string) => string {
  const path = usePath();
  return (to) => (to.startsWith('https://') ? to : path(to));
}

/** Where a category of vehicles leads: to its units where the shop is open, else to its part of the model index (SITES-12). */
export function useCategoryPath(): (slug: string) => string {
  const path = usePath();
  const isOpen = useShell()?.enableShop ?? false;
  return (slug) => (isOpen ? path(`search?category=${slug}`) : `${path('products')}#${slug}`);
}

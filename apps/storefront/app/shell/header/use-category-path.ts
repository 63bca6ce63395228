import { usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';

/** Where a category of vehicles leads: to its units where the shop is open, else to its part of the model index (SITES-12). */
export function useCategoryPath(): (slug: string) => string {
  const path = usePath();
  const isOpen = useShell()?.enableShop ?? false;
  return (slug) => (isOpen ? path(`search?category=${slug}`) : `${path('products')}#${slug}`);
}

import { useShell } from '../../../page/shell-data.ts';
import type { Suggested } from './suggestions.ts';

/** The categories of the menu, shown before anything is typed. */
export function useMenuSuggestions(): Suggested[] {
  const categories = useShell()?.products ?? [];
  return categories.map(({ slug, name, image, families }) => ({
    kind: 'category',
    name,
    detail: families,
    to: `search?category=${slug}`,
    picture: image,
  }));
}

import type { MenuName } from '../layout.contract.ts';
import { BUILT_IN } from '../layout.rules.ts';
import type { MenuEntry } from '../menu.contract.ts';
import type { BuiltInEntry } from './menus.staff.contract.ts';

interface Range {
  readonly vehicles: readonly MenuEntry[];
  readonly equipment: readonly MenuEntry[];
  readonly hasShop: boolean;
}

type Group = { readonly key: string; readonly shop?: boolean; readonly children?: readonly string[] };

/** What the shop shows by itself, and what it leaves out on this site. */
export function builtInEntries(menu: MenuName, range: Range): BuiltInEntry[] {
  const groups: readonly Group[] = BUILT_IN[menu];
  return groups.map(({ key, shop = false, children = [] }) => ({
    key,
    name: null,
    absent: shop && !range.hasShop ? 'no_shop' : null,
    children: [
      ...(key === 'products' ? range.vehicles.map((category) => toCategory(category, true)) : []),
      ...children.map((child) => leaf(child)),
      ...(key === 'column:products' ? range.vehicles.map((category) => toCategory(category, false)) : []),
    ],
  }));
}

const leaf = (key: string): BuiltInEntry => ({ key, name: null, absent: null, children: [] });

const toCategory = (category: MenuEntry, hasProducts: boolean): BuiltInEntry => ({
  key: `category:${category.slug}`,
  name: category.name,
  absent: category.products.length === 0 ? 'not_in_range' : null,
  children: hasProducts
    ? category.products.map(({ slug, name }) => ({
        key: `product:${slug}`,
        name,
        absent: null,
        children: [],
      }))
    : [],
});

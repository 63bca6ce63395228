import type { ShownEntry } from '@paddock/server/features/menu/layout.contract.ts';
import {
  Children,
  type ComponentType,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { arrangeMenu } from '../page/arrange-menu.ts';
import { useMenuPath } from './use-menu-path.ts';

export type MenuLayoutProps = {
  layout: readonly ShownEntry[] | null | undefined;
  /** What a link that an editor added looks like. */
  link: ComponentType<{ to: string; children: ReactNode }>;
  /** Of a menu in two parts: the keys of this one; links stand in the part of the entry before them. */
  part?: readonly string[];
  /** The entries as the shop has them: elements that lead somewhere (`to`), or that have keys. */
  children: ReactNode;
};

type Props = Omit<MenuLayoutProps, 'layout'> & { layout: readonly ShownEntry[] };
type Entry = ReactElement<{
  to?: string;
  title?: string;
  layout?: readonly ShownEntry[];
  children?: ReactNode;
}>;

/** The entries in the order of the layout, under its names, with its links between them. */
export default function ArrangedMenu({ layout, link: MenuLink, part, children }: Props) {
  const menuPath = useMenuPath();
  const own = Children.toArray(children)
    .filter((child): child is Entry => isValidElement(child))
    .map((element) => ({ key: keyOf(element), element }));
  const shown = part ? inPart(layout, part) : layout;
  return arrangeMenu(own, shown).map(({ key, label, to, own: entry }) => {
    if (entry) return renamed(entry.element, label, layout.find((one) => one.key === key)?.children);
    return (
      <MenuLink key={key} to={menuPath(to ?? '')}>
        {label}
      </MenuLink>
    );
  });
}

/** A column is called by its title, an entry by what is in it. */
function renamed(element: Entry, label: string | null, layout: readonly ShownEntry[] | undefined): Entry {
  if (element.props.title === undefined) return label ? cloneElement(element, {}, label) : element;
  return cloneElement(element, { ...(label && { title: label }), ...(layout && { layout }) });
}

/** Entries that are not called as the last part of their path. */
const NAMES: Readonly<Record<string, string>> = { 'orders/find': 'orders-find', 'contact#chat': 'chat' };

/**
 * Of an entry by where it leads: `/it-it/company/the-legacy` is `the-legacy`. Of others by their key as it was written:
 * `Children.toArray` puts the way to an element before it, and masks colons.
 */
function keyOf({ key, props: { to } }: Entry): string {
  if (!to) return String(key).replace(/^.*\$/, '').replaceAll('=2', ':').replaceAll('=0', '=');
  const path = to.replace(/^\/[^/]+\//, '');
  const category = /^search\?category=(.+)$/.exec(path)?.[1];
  if (category) return `category:${category}`;
  if (path.startsWith('company/our-story/')) return 'our-story';
  return NAMES[path] ?? path.slice(path.lastIndexOf('/') + 1);
}

function inPart(layout: readonly ShownEntry[], part: readonly string[]): ShownEntry[] {
  // Before any entry of the shop, a link stands in the part with the products.
  let isHere = part.includes('products');
  return layout.filter(({ key, to }) => {
    if (to === null) isHere = part.includes(key);
    return isHere;
  });
}

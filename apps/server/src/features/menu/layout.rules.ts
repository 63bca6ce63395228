import { baseOf } from '@paddock/i18n/locales';
import type { MenuEntryLayout, MenuLayout, ShownEntry } from './layout.contract.ts';

type Layout = Pick<MenuEntryLayout, 'key' | 'labels' | 'hidden' | 'to'> & {
  readonly children?: readonly Layout[];
};

/** In one language: the edition, its base, English. A link without words is not shown. */
export const shownEntries = ({ entries }: MenuLayout, locale: string): ShownEntry[] =>
  entries.flatMap((entry) => toShown(entry, locale));

function toShown({ key, labels, hidden, to, children = [] }: Layout, locale: string): ShownEntry[] {
  const label = labels[locale] ?? labels[baseOf(locale)] ?? (key.startsWith('link:') ? labels.en : undefined);
  if (key.startsWith('link:') && (!label || !to)) return [];
  return [
    {
      key,
      label: label ?? null,
      hidden,
      to: to ?? null,
      children: children.flatMap((child) => toShown(child, locale)),
    },
  ];
}

/** Why a layout cannot be saved; null: it can. */
export function layoutFault({ entries }: MenuLayout): 'duplicate_key' | 'link_without_target' | null {
  const seen = new Set<string>();
  const check = (list: readonly Layout[]): ReturnType<typeof layoutFault> => {
    for (const { key, to, labels, children = [] } of list) {
      if (seen.has(key)) return 'duplicate_key';
      seen.add(key);
      if (key.startsWith('link:') !== (to !== undefined)) return 'link_without_target';
      if (key.startsWith('link:') && Object.keys(labels).length === 0) return 'link_without_target';
      const fault = check(children);
      if (fault) return fault;
    }
    return null;
  };
  return check(entries);
}

/** What the shop's own header and footer have, in their order. `shop`: only where the site sells. */
export const BUILT_IN = {
  head: [
    { key: 'products' },
    { key: 'company' },
    { key: 'news' },
    { key: 'search', shop: true },
    { key: 'stores' },
    { key: 'contact' },
  ],
  foot: [
    { key: 'column:products', shop: true, children: ['search', 'equipment'] },
    {
      key: 'column:brand',
      children: [
        ...['news', 'manuals', 'how-to-buy', 'orders-find', 'shipping-policy', 'withdrawal', 'warranty'],
        ...['wish-list', 'newsletter', 'contact'],
      ],
    },
    { key: 'column:company', children: ['company', 'our-story', 'the-legacy', 'the-museum'] },
    { key: 'column:service', children: [] },
    { key: 'column:legal', children: ['terms', 'privacy-policy', 'cookie-policy', 'legal-notice'] },
  ],
} as const;

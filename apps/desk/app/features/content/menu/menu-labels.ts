import { useCallback } from 'react';
import { useLabel, useT } from '../../../i18n/use-t.ts';
import type { MenuNode } from './menu-tree.ts';

const humanise = (key: string) => {
  const words = key.slice(key.indexOf(':') + 1).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** What an entry is called: as the editor named it, as the range does, or as the shop does by itself. */
export function useEntryLabel(locale: string): (node: MenuNode) => string {
  const t = useT();
  const label = useLabel();
  return useCallback(
    ({ key, name, labels }) => {
      const own = labels[locale] ?? labels.en ?? Object.values(labels)[0];
      if (own) return own;
      if (key.startsWith('link:')) return t('content.menu.newLink');
      return name ?? label(`content.menu.entry.${key.replace(':', '_')}`, humanise(key));
    },
    [t, label, locale],
  );
}

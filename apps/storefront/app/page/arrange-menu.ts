import type { ShownEntry } from '@paddock/server/features/menu/layout.contract.ts';

/** What a menu shows: an entry of its own, renamed if `label` is set, or a link that an editor added. */
export type Arranged<T> = { key: string; label: string | null; to: string | null; own: T | null };

/**
 * Puts a menu's own entries into the order of its layout, with the links in between. Hidden ones are left out; those that
 * the layout does not name follow in their usual order.
 */
export function arrangeMenu<T extends { key: string }>(
  entries: readonly T[],
  layout: readonly ShownEntry[] | null | undefined,
): Arranged<T>[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const named = (layout ?? []).flatMap(({ key, label, hidden, to }): Arranged<T>[] => {
    const own = byKey.get(key) ?? null;
    byKey.delete(key);
    if (hidden || (!own && !to)) return [];
    return [{ key, label, to: own ? null : to, own }];
  });
  const rest = [...byKey.values()].map((own) => ({ key: own.key, label: null, to: null, own }));
  return [...named, ...rest];
}

import type { BuiltInEntry } from '@paddock/server/features/menu/staff/menus.staff.contract.ts';
import { type Merged, mergeFields, type Values } from '../../../kit/form/draft.rules.ts';
import { mergeOrder } from '../blocks/content-doc.ts';
import { isLink, type MenuNode } from './menu-tree.ts';

// A menu as fields, to be kept and merged: the order of each level, and of each entry what was changed.

const ORDER = '#order';
const ROOT = 'menu';

export function menuValues(nodes: readonly MenuNode[], parent = ROOT): Values {
  const values: Record<string, string> = { [`${parent}${ORDER}`]: nodes.map(({ key }) => key).join() };
  for (const { key, labels, isHidden, to, children } of nodes) {
    values[`${key}#labels`] = JSON.stringify(labels);
    values[`${key}#hidden`] = String(isHidden);
    if (to !== null) values[`${key}#to`] = JSON.stringify(to);
    Object.assign(values, menuValues(children, key));
  }
  return values;
}

const keysOf = (values: Values, parent: string) =>
  (values[`${parent}${ORDER}`] ?? '').split(',').filter(Boolean);

/** The tree again; names and reasons of the shop's own entries come from `builtIn`. */
export function menuNodes(values: Values, builtIn: readonly BuiltInEntry[], parent = ROOT): MenuNode[] {
  return keysOf(values, parent).flatMap((key) => {
    const own = builtIn.find((entry) => entry.key === key);
    if (!own && !isLink(key)) return [];
    return [
      {
        key,
        name: own?.name ?? null,
        absent: own?.absent ?? null,
        labels: JSON.parse(values[`${key}#labels`] || '{}') as Record<string, string>,
        isHidden: values[`${key}#hidden`] === 'true',
        to: isLink(key) ? (JSON.parse(values[`${key}#to`] || '""') as string) : null,
        children: menuNodes(values, own?.children ?? [], key),
      },
    ];
  });
}

export function mergeMenu(base: Values, mine: Values, theirs: Values): Merged {
  const orders: Record<string, string> = {};
  for (const key of Object.keys({ ...mine, ...theirs }).filter((name) => name.endsWith(ORDER)))
    orders[key] = mergeOrder(listAt(base, key), listAt(mine, key), listAt(theirs, key)).join();
  return mergeFields(base, { ...mine, ...orders }, { ...theirs, ...orders });
}

const listAt = (values: Values, key: string) => (values[key] ?? '').split(',').filter(Boolean);

import type { BuiltInEntry } from '@paddock/server/features/menu/staff/menus.staff.contract.ts';
import { expect, test } from 'vitest';
import { addLink, changeNode, indentLink, mergeTree, moveNode, outdentLink, toLayout } from './menu-tree.ts';
import { menuNodes, menuValues, mergeMenu } from './menu-values.ts';

const entry = (key: string, children: BuiltInEntry[] = []): BuiltInEntry => ({
  key,
  name: null,
  absent: null,
  children,
});
const SHOP = [
  entry('products', [entry('category:scrambler'), entry('category:naked')]),
  entry('company'),
  entry('news'),
];
const usual = mergeTree(SHOP, []);

test('[EDITOR-10] an untouched menu saves nothing', () => {
  expect(toLayout(usual, SHOP)).toEqual({ entries: [] });
});

test('[EDITOR-10] order, names and hidden entries are saved and read again', () => {
  const moved = moveNode(usual, 'news', -1);
  const renamed = changeNode(moved, 'category:naked', { labels: { it: 'Naked' }, isHidden: true });
  const { entries } = toLayout(renamed, SHOP);
  expect(entries.map(({ key }) => key)).toEqual(['products', 'news', 'company']);
  expect(mergeTree(SHOP, entries)).toEqual(renamed);
});

test('[EDITOR-10] a link is added, moved into an entry and out again', () => {
  const added = changeNode(addLink(usual, 'products', 'link:a1'), 'link:a1', {
    to: 'stores',
    labels: { en: 'Visit us' },
  });
  const inside = indentLink(added, 'link:a1');
  expect(inside[0]?.children.map(({ key }) => key)).toEqual([
    'category:scrambler',
    'category:naked',
    'link:a1',
  ]);
  expect(outdentLink(inside, 'link:a1')).toEqual(added);
  expect(mergeTree(SHOP, toLayout(inside, SHOP).entries)).toEqual(inside);
});

test('[EDITOR-10] an entry that the shop has since then follows; one it no longer has is left out', () => {
  const { entries } = toLayout(moveNode(usual, 'news', -1), SHOP);
  const later = [SHOP[0], SHOP[1], entry('stores')].filter((one) => one !== undefined);
  expect(mergeTree(later, entries).map(({ key }) => key)).toEqual(['products', 'company', 'stores']);
});

test('[EDITOR-05] two people change one menu: moves and names of both are kept', () => {
  const base = menuValues(usual);
  const mine = menuValues(moveNode(usual, 'news', -1));
  const theirs = menuValues(changeNode(usual, 'company', { labels: { it: 'Azienda' } }));
  const { values, conflicts } = mergeMenu(base, mine, theirs);
  expect(conflicts).toEqual({});
  const merged = menuNodes(values, SHOP);
  expect(merged.map(({ key, labels }) => [key, labels])).toEqual([
    ['products', {}],
    ['news', {}],
    ['company', { it: 'Azienda' }],
  ]);
});

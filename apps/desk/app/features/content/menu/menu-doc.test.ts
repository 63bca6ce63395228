import { expect, test } from 'vitest';
import { compareContent } from '../versions/compare-content.ts';
import { menuDoc } from './menu-doc.ts';
import { addLink, changeNode, type MenuNode, moveNode } from './menu-tree.ts';

const node = (key: string, children: readonly MenuNode[] = []): MenuNode => ({
  key,
  name: key,
  absent: null,
  labels: {},
  isHidden: false,
  to: null,
  children,
});
const MENU = [node('products', [node('bikes'), node('parts')]), node('news'), node('stores')];
const doc = (nodes: readonly MenuNode[]) =>
  menuDoc(nodes, {
    labelOf: ({ labels, name }) => labels.it ?? name ?? 'New link',
    languageName: (locale) => locale,
    hidden: 'Hidden',
  });
const changes = (after: readonly MenuNode[]) => compareContent(doc(MENU), doc(after));

test('[EDITOR-08] menus are compared entry by entry: renamed, hidden, moved, added, removed', () => {
  expect(changes(MENU)).toEqual({ fields: [], blocks: [] });
  expect(changes(changeNode(MENU, 'parts', { labels: { it: 'Ricambi' } })).fields).toEqual([
    { block: { id: 'parts', type: 'Ricambi' }, path: 'it', before: '', after: 'Ricambi' },
  ]);
  expect(changes(changeNode(MENU, 'news', { isHidden: true })).fields).toEqual([
    { block: { id: 'news', type: 'news' }, path: 'Hidden', before: '', after: '✓' },
  ]);
  expect(changes(moveNode(MENU, 'parts', -1)).blocks.map(({ id, kind }) => [id, kind])).toEqual([
    ['parts', 'moved'],
    ['bikes', 'moved'],
  ]);
  const added = addLink(MENU, 'news', 'link:1');
  expect(changes(added).blocks).toEqual([{ id: 'link:1', type: 'New link', kind: 'added' }]);
  expect(compareContent(doc(added), doc(MENU)).blocks).toEqual([
    { id: 'link:1', type: 'New link', kind: 'removed' },
  ]);
});

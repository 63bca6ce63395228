import { expect, test } from 'vitest';
import { arrangeMenu } from './arrange-menu.ts';

const entry = (key: string, more: { label?: string; hidden?: boolean; to?: string } = {}) => ({
  key,
  label: more.label ?? null,
  hidden: more.hidden ?? false,
  to: more.to ?? null,
  children: [],
});
const own = ['products', 'company', 'news', 'stores'].map((key) => ({ key }));

test('without a layout a menu is as the shop builds it', () => {
  expect(arrangeMenu(own, null).map(({ key }) => key)).toEqual(['products', 'company', 'news', 'stores']);
});

test('[CONTENT-10] a layout orders, renames, hides and adds; what it does not name follows', () => {
  const layout = [
    entry('news', { label: 'Stories' }),
    entry('link:a1', { label: 'Race day', to: 'company/race' }),
    entry('company', { hidden: true }),
    entry('unknown'),
  ];
  const arranged = arrangeMenu(own, layout);
  expect(arranged.map(({ key, label, to }) => [key, label, to])).toEqual([
    ['news', 'Stories', null],
    ['link:a1', 'Race day', 'company/race'],
    ['products', null, null],
    ['stores', null, null],
  ]);
});

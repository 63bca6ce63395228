import { expect, test } from 'vitest';
import { findUnused } from './unused.ts';

const ids = ['bag.title', 'bag.empty', 'mail.received.cash', 'account.tab.orders', 'account.tab.orders.hint'];

test('an id that no source names is found', () => {
  const source = `t('bag.title'); say(\`mail.\${lead}\`); plan('received.cash'); t(\`account.tab.\${name}\`);`;
  expect(findUnused(ids, [source])).toEqual(['bag.empty', 'account.tab.orders.hint']);
});

test('a template of holes alone names nothing', () => {
  const source = `key = \`\${area}.\${name}\`; url = \`/\${path}.json\``;
  expect(findUnused(['bag.title'], [source])).toEqual(['bag.title']);
});

test('a longer id does not use the shorter one it begins with', () => {
  expect(findUnused(['bag.title', 'bag.title.long'], ["t('bag.title.long')"])).toEqual(['bag.title']);
});

test('an id inside the hole of a template is used', () => {
  const source = `text = \` \${t('bag.title')}\`;`;
  expect(findUnused(['bag.title'], [source])).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));
const DEFINITION = 'for-sale.fragment.ts';

/** Conditions of the definition, as a statement would write them by hand, and the part to use instead. */
const CONDITIONS: readonly (readonly [part: string, written: RegExp])[] = [
  ['AT_SOLD_STAGE', /\bstatus\s+in\s*\(\s*'draft'\s*,\s*'in_production'\s*,\s*'in_transit'\s*,\s*'on_hand'/i],
  ['AT_SOLD_STAGE', /\bstatus\s*=\s*any\s*\(\s*(array\[|')\W*draft\W+in_production\W+in_transit\W+on_hand/i],
  ['AT_SOLD_STAGE', /\bstatus\s+not\s+in\s*\(\s*'sold'/i],
  ['IN_STOCK', /\bnot\s+(\w+\.)?blocked\b|\bblocked\s*(=|is)\s*false\b/i],
  ['unitForSale', /\bprice_minor\s+is\s+not\s+null\b/i],
  ['unitForSale', /\bstatus\s*<>\s*'draft'/i],
  ['unitForSale', /\bstatus\s*<>\s*'in_production'/i],
  ['soldAhead', /'(presale|sells_factory_units)'/i],
  ['FREE', /\btaken_until\s*(<|<=|>|>=)\s*(now|clock_timestamp)\(\)/i],
];
/** Asked of the product by many statements; in a file that reads units it is the question of this definition. */
const PRODUCT_CONDITIONS: typeof CONDITIONS = [
  ['PRODUCT_FOR_SALE', /\bp\.status\s*=\s*'active'/i],
  ['PRODUCT_FOR_SALE', /\bsp\.published\b/i],
];

const findHandWritten = (source: string): string[] =>
  [...CONDITIONS, ...(/\b(from|join)\s+units\s+u\b/i.test(source) ? PRODUCT_CONDITIONS : [])].flatMap(
    ([part, written]) => {
      const found = written.exec(source);
      return found ? [`"${found[0]}": use ${part} of ${DEFINITION}`] : [];
    },
  );

test('no statement writes a condition of "this unit can be bought" itself', () => {
  const files = globSync(['**/*.sql.ts', '**/*.fragment.ts'], { cwd: SOURCE }).filter(
    (file) => basename(file) !== DEFINITION,
  );
  expect(files.length).toBeGreaterThan(80);
  const wrong = files.flatMap((file) =>
    findHandWritten(readFileSync(`${SOURCE}${file}`, 'utf8')).map((found) => `${file}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

test('every condition of the definition is found when a statement writes it', () => {
  expect(findHandWritten(readFileSync(`${SOURCE}features/products/${DEFINITION}`, 'utf8'))).toHaveLength(7);
});

test.each([
  `select 1 from units u where u.status in ('draft', 'in_production', 'in_transit', 'on_hand')`,
  `select 1 from units u where u.status = any('{draft,in_production,in_transit,on_hand}')`,
  `select 1 from units u where u.status not in ('sold', 'delivered')`,
  'select 1 from units u where not u.blocked',
  'select 1 from units where blocked = false',
  'select 1 from units u where u.price_minor is not null',
  `select 1 from units u where u.status <> 'in_production'`,
  `select s.settings -> 'sells_factory_units' from sites s`,
  'select 1 from units u where u.taken_until is null or u.taken_until <= now()',
  'select 1 from units u where u.taken_until > now()',
  `select 1 from units u join products p on p.id = u.product_id where p.status = 'active'`,
  'select 1 from units u join site_products sp using (site_id, product_id) where sp.published',
])('found: %s', (text) => {
  expect(findHandWritten(text)).toHaveLength(1);
});

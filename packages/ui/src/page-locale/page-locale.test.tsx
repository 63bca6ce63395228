import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Chip } from '../chip/chip.tsx';
import { Pager } from '../pager/pager.tsx';
import { DigitsContext } from './page-locale.tsx';

const persian = (value: number | string) =>
  String(value).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);

test('badges, chips, checkboxes and pages show counts in the digits of the page', () => {
  const html = renderToString(
    <DigitsContext value={persian}>
      <Badge count={3} />
      <Badge count={120} />
      <Chip count={45}>Rosso</Chip>
      <Checkbox count={67}>Nero</Checkbox>
      <Pager
        label="Pages"
        previousLabel="Back"
        nextLabel="On"
        pageLabel={(n) => `Page ${persian(n)}`}
        page={8}
        pageCount={9}
        href={() => '#'}
      />
    </DigitsContext>,
  );
  expect(html).toMatch(/>۳<.*>۹۹\+<.*>۴۵<.*>۶۷<.*>۸<.*>۹</s);
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\d/);
});

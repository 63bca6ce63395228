import { fillBag, newUnit } from '../support/checkout-steps.ts';
import { findCutText } from '../support/cut-text.ts';
import { expect, open, test } from '../support/test.ts';
import { stopUnits } from '../support/units.ts';

// Every language once, and the regional editions. Where a site sells, its bag is looked at, elsewhere the sign-in.
const SELLING = [
  'ae-ar',
  'de-de',
  'gb-en',
  'es-es',
  'fr-fr',
  'il-he',
  'it-it',
  'jp-ja',
  'pl-pl',
  'vn-vi',
  'us-en',
  'mx-es',
];
const OTHERS = ['cz-cs', 'gr-el', 'ir-fa', 'kh-kh', 'cn-zh', 'tw-zh', 'ch-de'];

test.use({ viewport: { width: 360, height: 740 } });

for (const segment of [...SELLING, ...OTHERS]) {
  const isSelling = SELLING.includes(segment);
  test(`[I18N-05] ${segment}: home, product and ${isSelling ? 'bag' : 'sign-in'} fit 360 px, no text is cut`, async ({
    quiet: page,
  }) => {
    const unit = isSelling ? await newUnit(segment.slice(0, 2)) : null;
    try {
      if (unit) await fillBag(page, segment, unit);
      // A bicycle that every site has.
      for (const path of ['', '/products/falco-r', unit ? '/bag' : '/login']) {
        expect((await open(page, `/${segment}${path}`))?.status(), `${segment}${path}`).toBe(200);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await page.evaluate(findCutText), `${segment}${path}`).toEqual([]);
      }
    } finally {
      if (unit) await stopUnits([unit]);
    }
  });
}

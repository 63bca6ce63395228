import { expect, test } from 'vitest';
import { readBrand, readMade } from '../read-brand.ts';
import { drawManual } from './draw-manual.ts';
import { planManuals, readManualTexts } from './write-manuals.ts';

const [brand, { manualFiles }] = await Promise.all([readBrand(), readMade()]);
const texts = await readManualTexts(new URL('../../../demo/vianelli/', import.meta.url));
const plan = planManuals(brand, texts);

test('manual-files.json lists the manuals as they would be written now', () => {
  const listed = Object.values(manualFiles).flatMap((files) => files.map(({ url }) => url));
  expect(listed, 'run npm run media').toEqual(plan.map(({ file }) => `/media/manuals/${file}`));
  expect(plan.length).toBe(14 * 3 * 5);
});

test('a manual is a PDF, the same one every time, as long as the list says', async () => {
  const [first] = plan;
  if (!first) throw new Error('no manual');
  const [once, twice] = await Promise.all([drawManual(first.content), drawManual(first.content)]);
  expect(once.equals(twice)).toBe(true);
  expect(once.subarray(0, 5).toString()).toBe('%PDF-');
  expect(once.subarray(-7).toString()).toContain('%%EOF');
  expect(manualFiles[first.slug]?.find(({ locale }) => locale === first.locale)?.bytes).toBe(once.length);
});

test('an owner finds the figures of the own model, in the own language', () => {
  const german = plan.find(({ slug, locale }) => slug === 'falco-r-owner' && locale === 'de');
  const rows = german?.content.sections.flatMap(({ table }) => table?.rows ?? []) ?? [];
  expect(rows.map((row) => row.join(' | '))).toContainEqual(expect.stringMatching(/1\.007/));
  expect(german?.content.sections.some(({ heading }) => heading === 'Geometrie')).toBe(true);
});

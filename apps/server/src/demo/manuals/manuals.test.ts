import { findBrand } from '@paddock/brand/find-brand';
import { expect, test } from 'vitest';
import { readBrand, readGeneratedFiles } from '../brand/read-brand.ts';
import { drawManual } from './draw-manual.ts';
import { planManuals, readManualTexts } from './write-manuals.ts';

const [brand, { manualFiles }] = await Promise.all([readBrand(), readGeneratedFiles()]);
const texts = await readManualTexts(findBrand());
const plan = planManuals(brand, texts);

test('manual-files.json lists the manuals as they would be written now', () => {
  const listed = Object.values(manualFiles).flatMap((files) => files.map(({ url }) => url));
  expect(listed, 'run node scripts/media.ts').toEqual(plan.map(({ file }) => `/media/manuals/${file}`));
  expect(plan.length).toBe(14 * 3 * 8);
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

/** Follows a PDF as a reader does: from its end to the table of objects, the catalogue and the pages. */
function readPdf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [, count = '', lines = ''] =
    /^xref\s+0 (\d+)\s+((?:\d{10} \d{5} [fn]\s+)+)/.exec(text.slice(start)) ?? [];
  const offsets = lines.match(/\d{10}(?= \d{5} n)/g) ?? [];
  const objectAt = (number: number) => {
    const offset = Number(offsets[number - 1]);
    const object = text.slice(offset, text.indexOf('endobj', offset));
    if (!object.startsWith(`${number} 0 obj`)) throw new Error(`object ${number} is not at ${offset}`);
    return object;
  };
  const follow = (from: string, name: string) =>
    objectAt(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(from)?.[1]));
  const pages = follow(follow(text.slice(text.lastIndexOf('trailer')), 'Root'), 'Pages');
  const kids = /\/Kids \[([^\]]*)\]/.exec(pages)?.[1]?.match(/\d+(?= 0 R)/g) ?? [];
  return {
    isWhole: offsets.length === Number(count) - 1,
    count: Number(/\/Count (\d+)/.exec(pages)?.[1]),
    pages: kids.map((kid) => objectAt(Number(kid))),
  };
}

test.each(['lupo-500-owner', 'falco-r-maintenance', 'via-e-quick'])(
  '%s opens and has pages',
  async (slug) => {
    const found = plan.find((one) => one.slug === slug && one.locale === 'it');
    if (!found) throw new Error(`no manual ${slug}`);
    const { isWhole, count, pages } = readPdf(await drawManual(found.content));
    expect(isWhole).toBe(true);
    expect(count).toBe(pages.length);
    expect(count).toBeGreaterThanOrEqual(1);
    for (const page of pages) expect(page).toMatch(/\/Type \/Page\b[\s\S]*\/Contents \d+ 0 R/);
  },
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrand } from '@paddock/brand/find-brand';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FrameSize, findSize, type Rider, STYLES } from './find-size.rules.ts';

type Figures = { sizes: string[]; values: Record<string, number[]> };
const file = path.join(fileURLToPath(findBrand()), 'geometry.json');
const { products } = JSON.parse(readFileSync(file, 'utf8')) as { products: Record<string, Figures> };

const BICYCLES = Object.entries(products)
  .filter(([, { values }]) => values['rider-min'])
  .map(([slug, { sizes, values }]) => ({
    slug,
    sizes: sizes.map(
      (name, index): FrameSize => ({
        name,
        riderMin: values['rider-min']?.[index] ?? 0,
        riderMax: values['rider-max']?.[index] ?? 0,
        standover: values.standover?.[index],
        reach: values.reach?.[index],
        stack: values.stack?.[index],
      }),
    ),
  }));

/** Sizes as a maker's table has them: riders and stand-over grow from size to size, stack and reach as they like. */
const frames = fc
  .array(
    fc.record({
      step: fc.integer({ min: 3, max: 12 }),
      width: fc.integer({ min: 6, max: 14 }),
      rise: fc.integer({ min: 0, max: 40 }),
      reach: fc.integer({ min: 340, max: 520 }),
      stack: fc.integer({ min: 480, max: 680 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((steps): FrameSize[] => {
    let riderMin = 145;
    let riderMax = 150;
    let standover = 480;
    return steps.map(({ step, width, rise, reach, stack }, index) => {
      riderMin += step;
      riderMax = Math.max(riderMax + 1, riderMin + width);
      standover += rise;
      return { name: `S${index}`, riderMin, riderMax, standover, reach, stack };
    });
  });
const riders = fc.record({
  height: fc.integer({ min: 130, max: 215 }),
  inseam: fc.option(fc.integer({ min: 50, max: 105 })),
  style: fc.constantFrom(...STYLES),
});

const sizeFor = (sizes: readonly FrameSize[], rider: Rider) => findSize(sizes, rider)?.size ?? -1;

test('[SIZES-02] a taller rider never gets a smaller size', () => {
  fc.assert(
    fc.property(frames, riders, fc.integer({ min: 1, max: 30 }), (sizes, rider, taller) => {
      expect(sizeFor(sizes, { ...rider, height: rider.height + taller })).toBeGreaterThanOrEqual(
        sizeFor(sizes, rider),
      );
    }),
    { numRuns: 2000 },
  );
});

test('[SIZES-02] longer legs never lead to a smaller size', () => {
  fc.assert(
    fc.property(frames, riders, fc.integer({ min: 1, max: 20 }), (sizes, rider, longer) => {
      fc.pre(rider.inseam !== null);
      const inseam = (rider.inseam ?? 0) + longer;
      expect(sizeFor(sizes, { ...rider, inseam })).toBeGreaterThanOrEqual(sizeFor(sizes, rider));
    }),
    { numRuns: 1000 },
  );
});

describe.each(BICYCLES)('[SIZES-01] $slug', ({ sizes }) => {
  const [first, last] = [sizes[0], sizes.at(-1)];

  test.each(STYLES)('every height of its range gets a size that is made for it, %s', (style) => {
    for (let height = first?.riderMin ?? 0; height <= (last?.riderMax ?? 0); height += 1) {
      const found = findSize(sizes, { height, inseam: null, style });
      const size = sizes[found?.size ?? -1];
      expect(size, String(height)).toBeDefined();
      expect(height).toBeGreaterThanOrEqual((size?.riderMin ?? 0) - 1);
      expect(height).toBeLessThanOrEqual((size?.riderMax ?? 0) + 1);
      if (found?.other) expect(Math.abs(found.other.size - found.size)).toBe(1);
    }
  });
});

test('[SIZES-03] the reasons agree with the figures of the size', () => {
  fc.assert(
    fc.property(frames, riders, (sizes, rider) => {
      const found = findSize(sizes, rider);
      const size = sizes[found?.size ?? -1];
      if (!found || !size) throw new Error('no size');
      for (const reason of found.reasons) {
        if (reason.kind === 'height')
          expect([reason.from, reason.to]).toEqual([size.riderMin, size.riderMax]);
        if (reason.kind === 'below') expect(rider.height).toBeLessThan(reason.limit);
        if (reason.kind === 'above') expect(rider.height).toBeGreaterThan(reason.limit);
        if (reason.kind === 'standover' || reason.kind === 'tight') {
          expect(reason.gap).toBeCloseTo((rider.inseam ?? 0) - (size.standover ?? 0) / 10, 6);
          expect(reason.kind === 'tight').toBe(reason.gap < 2);
        }
        if (reason.kind === 'position') {
          expect([reason.stack, reason.reach]).toEqual([size.stack, size.reach]);
          const ratio = reason.stack / reason.reach;
          expect(reason.position).toBe(ratio >= 1.5 ? 'upright' : ratio < 1.43 ? 'stretched' : 'balanced');
        }
        if (reason.kind === 'capped') {
          const larger = sizes.findIndex((one) => one.name === reason.size);
          expect(larger).toBeGreaterThan(found.size);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

const falco = BICYCLES.find(({ slug }) => slug === 'falco-r')?.sizes ?? [];
const nameOf = (rider: Rider) => falco[sizeFor(falco, rider)]?.name;

test('[SIZES-04] between two sizes both are named, and the riding style decides', () => {
  const rider = { height: 170, inseam: null };
  expect(nameOf({ ...rider, style: 'relaxed' })).toBe('54');
  expect(nameOf({ ...rider, style: 'sporty' })).toBe('51');
  expect(findSize(falco, { ...rider, style: 'relaxed' })?.other).toEqual({ size: 1, sits: 'stretched' });
  expect(findSize(falco, { ...rider, style: 'sporty' })?.other).toEqual({ size: 2, sits: 'upright' });
  expect(findSize(falco, { ...rider, height: 174, style: 'sporty' })?.other).toBeNull();
});

test('[SIZES-04] short legs get the size they can stand over, and are told which one their height asks for', () => {
  const found = findSize(falco, { height: 174, inseam: 74.5, style: 'balanced' });
  expect(falco[found?.size ?? -1]?.name).toBe('48');
  expect(found?.reasons[0]).toEqual({ kind: 'capped', size: '54' });
  expect(found?.reasons[1]).toMatchObject({ kind: 'standover' });
});

test('outside of all sizes the nearest is named, with the limit it is made for', () => {
  expect(findSize(falco, { height: 150, inseam: null, style: 'balanced' })?.reasons[0]).toEqual({
    kind: 'below',
    size: '48',
    limit: 155,
  });
  expect(findSize(falco, { height: 205, inseam: null, style: 'balanced' })?.reasons[0]).toEqual({
    kind: 'above',
    size: '58',
    limit: 193,
  });
  expect(findSize([], { height: 170, inseam: null, style: 'balanced' })).toBeNull();
});

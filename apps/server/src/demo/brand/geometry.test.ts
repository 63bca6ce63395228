import { expect, test } from 'vitest';
import { readFiles } from './read-brand.ts';

const { geometry, specs, products } = await readFiles();

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const bicycles = Object.entries(geometry.products).filter(([, { values }]) => values.reach);
const machines = Object.entries(geometry.products).filter(([, { values }]) => values.rake);

test.each(bicycles)('the numbers of %s describe one bicycle', (_slug, { sizes, values }) => {
  sizes.forEach((size, n) => {
    const get = (measure: string) => {
      const value = values[measure]?.[n];
      if (value === undefined) throw new Error(`${size}: no ${measure}`);
      return value;
    };
    const [head, seat] = [rad(get('head-angle')), rad(get('seat-angle'))];
    // Down the steering axis from the top of the head tube, then forward by the offset: there is the front axle.
    const along = get('head-tube') + get('fork-length');
    const stack = get('bb-drop') + Math.sin(head) * along - Math.cos(head) * get('fork-offset');
    const front = get('reach') + Math.cos(head) * along + Math.sin(head) * get('fork-offset');
    const rear = Math.sqrt(get('chainstay') ** 2 - get('bb-drop') ** 2);
    const trail = (get('wheel-radius') * Math.cos(head) - get('fork-offset')) / Math.sin(head);
    const isNear = (measure: string, computed: number, within: number) =>
      expect(Math.abs(get(measure) - computed), `${size} ${measure}`).toBeLessThanOrEqual(within);
    isNear('stack', stack, 2);
    isNear('wheelbase', front + rear, 2);
    isNear('trail', trail, 2);
    isNear('top-tube', get('reach') + get('stack') / Math.tan(seat), 2);
    expect(get('rider-min')).toBeLessThan(get('rider-max'));
    // Sizes follow one another: no height falls between two of them.
    if (n > 0) expect(get('rider-min')).toBeLessThanOrEqual((values['rider-max']?.[n - 1] ?? 0) + 1);
  });
});

test('a bicycle has a geometry for every size it is sold in, and everything else one size', () => {
  for (const { slug, variants, category } of products) {
    const drawing = geometry.products[slug];
    if (category.endsWith('bicycles'))
      expect(
        drawing?.sizes.map((size) => size.toLowerCase()),
        slug,
      ).toEqual(variants.sizes);
    else if (drawing) expect(drawing.sizes, slug).toEqual(['']);
  }
  expect([bicycles.length, machines.length]).toEqual([6, 8]);
});

test.each(machines)('the wheels and the height of %s are those of its specification', (slug, { values }) => {
  const spec = specs.products[slug] ?? {};
  expect(spec.wheelbase).toEqual({ mm: values.wheelbase?.[0] });
  expect(spec['seat-height']).toEqual({ mm: values['seat-height']?.[0] });
  for (const [tyre, wheel] of [
    ['front-tyre', 'front-wheel'],
    ['rear-tyre', 'rear-wheel'],
  ] as const) {
    const [width = 0, height = 0, rim = 0] = String(spec[tyre]).match(/\d+/g)?.map(Number) ?? [];
    const diameter = rim * 25.4 + (2 * width * height) / 100;
    expect(Math.abs((values[wheel]?.[0] ?? 0) - diameter), wheel).toBeLessThanOrEqual(1);
  }
});

test.each(machines)('bore, stroke and cylinders of %s make its displacement', (slug) => {
  const { displacement, 'bore-stroke': size, 'engine-type': type } = specs.products[slug] ?? {};
  if (typeof displacement !== 'object' || typeof size !== 'object') throw new Error(`${slug}: no engine`);
  const cylinders = String(type).startsWith('@twin') ? 2 : 1;
  const swept = (Math.PI / 4) * (Number(size.bore) / 10) ** 2 * (Number(size.stroke) / 10) * cylinders;
  expect(Math.abs(Number(displacement.cm3) - swept)).toBeLessThanOrEqual(1);
});

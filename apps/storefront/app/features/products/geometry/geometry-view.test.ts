import type { Geometry } from '@paddock/server/contracts/products';
import { expect, test } from 'vitest';
import { toGeometryView } from './geometry-view.server.ts';

const measure = (slug: string, unit: Geometry['unit'], value: number): Geometry => ({
  slug,
  name: slug,
  unit,
  sizes: [{ index: 0, name: 'M', value }],
});
const GEOMETRIES = [
  measure('reach', 'mm', 830),
  measure('head-angle', 'deg', 66),
  measure('rider-min', 'cm', 168),
  measure('rider-max', 'cm', 178),
];
const show = (measurement: 'metric' | 'imperial_us' | 'imperial_uk') => {
  const view = toGeometryView(GEOMETRIES, 'en-US', measurement);
  return { unit: view?.unit, texts: view?.rows.map((row) => row.texts[0]), rider: view?.riders?.[0]?.text };
};

test('a site of the United States shows inches and feet, every other site millimetres and centimetres', () => {
  expect(show('imperial_us')).toEqual({ unit: 'in', texts: ['32.7', '66.0°'], rider: '5′ 6″ – 5′ 10″' });
  expect(show('metric')).toEqual({ unit: 'mm', texts: ['830', '66.0°'], rider: '168–178' });
  expect(show('imperial_uk').unit).toBe('mm');
});

test('the drawing keeps its millimetres', () =>
  expect(toGeometryView(GEOMETRIES, 'en-US', 'imperial_us')?.measures[0]?.reach).toBe(830));

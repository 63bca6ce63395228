import { intlTag } from '@paddock/i18n/digits';
import { type Measurement, toFeetAndInches, toInches } from '@paddock/i18n/measures';
import type { Geometry } from '@paddock/server/contracts/products';
import type { GeometryView } from './geometry-view.ts';

const RIDER = ['rider-min', 'rider-max'];

/** The table and the numbers of the drawing, with every number written as the language writes it. */
export function toGeometryView(
  geometries: readonly Geometry[],
  lang: string,
  measurement: Measurement,
): GeometryView | null {
  const sizes = sizesOf(geometries);
  if (sizes.length === 0) return null;
  const isUs = measurement === 'imperial_us';
  const number = new Intl.NumberFormat(intlTag(lang), { maximumFractionDigits: 1 });
  const angle = new Intl.NumberFormat(intlTag(lang), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const valueAt = (geometry: Geometry | undefined, index: number) =>
    geometry?.sizes.find((size) => size.index === index)?.value;

  const measures = sizes.map(({ index }) =>
    Object.fromEntries(geometries.map((geometry) => [geometry.slug, valueAt(geometry, index)])),
  );
  const riders = measures.map((size) => ({ from: size['rider-min'], to: size['rider-max'] }));
  return {
    sizes: sizes.map((size) => size.name),
    rows: geometries
      .filter((geometry) => !RIDER.includes(geometry.slug))
      .map((geometry) => ({
        slug: geometry.slug,
        name: geometry.name,
        texts: sizes.map(({ index }) => {
          const value = valueAt(geometry, index);
          if (value === undefined) return null;
          return geometry.unit === 'deg'
            ? `${angle.format(value)}°`
            : number.format(isUs ? toInches(value) : value);
        }),
      })),
    measures,
    unit: isUs ? 'in' : 'mm',
    riders: riders.every((rider) => rider.from !== undefined && rider.to !== undefined)
      ? riders.map(({ from = 0, to = 0 }) => ({
          from,
          to,
          text: isUs ? `${sayFeet(from)} – ${sayFeet(to)}` : number.formatRange(from, to),
        }))
      : null,
    chosen: Math.floor((sizes.length - 1) / 2),
  };
}

function sayFeet(cm: number): string {
  const { feet, inches } = toFeetAndInches(cm);
  return `${feet}′ ${inches}″`;
}

function sizesOf(geometries: readonly Geometry[]) {
  const names = new Map<number, string>();
  for (const geometry of geometries) for (const size of geometry.sizes) names.set(size.index, size.name);
  return [...names].sort(([a], [b]) => a - b).map(([index, name]) => ({ index, name }));
}

import { describe, expect, test } from 'vitest';
import { drawBicycle, drawMachine, drawMotorcycle, trailOf } from './geometry-drawing.rules.ts';

// A road frame in five sizes: what a maker's table says, wheelbase and trail included.
const SIZES = [
  [48, 370, 512, 70.5, 75, 410, 982, 108, 430, 72, 50, 67],
  [51, 376, 531, 71.2, 74.5, 410, 989, 125, 460, 72, 50, 63],
  [54, 383, 552, 72.2, 74, 410, 991, 144, 490, 70, 47, 60],
  [56, 390, 571, 73, 73.5, 410, 994, 162, 515, 70, 45, 57],
  [58, 396, 591, 73.2, 73.2, 412, 1007, 183, 540, 68, 45, 56],
] as const;
const MEASURES = [
  'reach',
  'stack',
  'head-angle',
  'seat-angle',
  'chainstay',
  'wheelbase',
  'head-tube',
] as const;
const MORE = ['seat-tube', 'bb-drop', 'fork-offset', 'trail'] as const;
const sizes = SIZES.map(([name, ...numbers]) => ({
  name,
  measures: {
    'wheel-radius': 340,
    ...Object.fromEntries([...MEASURES, ...MORE].map((measure, index) => [measure, numbers[index] ?? 0])),
  } as Record<string, number>,
}));

const angle = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  (Math.atan2(Math.abs(to.y - from.y), Math.abs(to.x - from.x)) * 180) / Math.PI;

describe.each(sizes)('a road frame of size $name', ({ measures }) => {
  const drawing = drawBicycle(measures);
  if (!drawing) throw new Error('no drawing');

  test('has the wheelbase of the table, computed from the other numbers', () => {
    expect(Math.abs(drawing.wheelbase - (measures.wheelbase ?? 0))).toBeLessThanOrEqual(3);
  });

  test('has the trail of the table', () => {
    expect(Math.abs(drawing.trail - (measures.trail ?? 0))).toBeLessThanOrEqual(1.5);
  });

  test('has its angles, stack, reach and chainstay', () => {
    expect(angle(drawing.headTop, drawing.headBottom)).toBeCloseTo(measures['head-angle'] ?? 0, 6);
    expect(angle(drawing.bottomBracket, drawing.seatTop)).toBeCloseTo(measures['seat-angle'] ?? 0, 6);
    expect(drawing.headTop.x - drawing.bottomBracket.x).toBe(measures.reach);
    expect(drawing.headTop.y - drawing.bottomBracket.y).toBeCloseTo(measures.stack ?? 0, 9);
    const { rearAxle, bottomBracket } = drawing;
    expect(Math.hypot(rearAxle.x - bottomBracket.x, rearAxle.y - bottomBracket.y)).toBeCloseTo(
      measures.chainstay ?? 0,
      9,
    );
  });

  test('stands with both wheels on the ground', () => {
    expect(drawing.rearAxle.y).toBe(340);
    expect(drawing.frontAxle.y).toBeCloseTo(340, 9);
  });
});

test('a motorcycle: the steering axis has its rake and meets the ground its trail ahead of the tyre', () => {
  const measures = {
    wheelbase: 1445,
    rake: 25,
    trail: 105,
    'seat-height': 830,
    'front-wheel': 660,
    'rear-wheel': 642,
    clearance: 200,
  };
  const drawing = drawMotorcycle(measures);
  if (!drawing) throw new Error('no drawing');
  expect(drawing.axisGround.x - drawing.frontAxle.x).toBe(105);
  expect(90 - angle(drawing.axisGround, drawing.headTop)).toBeCloseTo(25, 6);
  // The same relation as on a bicycle, seen from the other side: offset and trail belong together.
  expect(trailOf(330, 65, drawing.offset)).toBeCloseTo(105, 6);
  expect(drawing.seat.y).toBe(830);
  expect(drawMachine(measures)?.kind).toBe('motorcycle');
});

test('too few numbers make no drawing', () => {
  expect(drawMachine({ wheelbase: 1445, 'seat-height': 830 })).toBeNull();
  expect(drawMachine({})).toBeNull();
});

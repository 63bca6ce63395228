import { expect, test } from 'vitest';
import { contactPoints, estimateInseam, saddleHeightFor, triangleOf } from './contact-points.rules.ts';
import { drawBicycle } from './geometry-drawing.rules.ts';

const FALCO_54 = {
  reach: 383,
  stack: 552,
  chainstay: 410,
  'head-tube': 144,
  'head-angle': 72.2,
  'seat-angle': 74,
  'seat-tube': 490,
  'bb-drop': 70,
  'fork-offset': 47,
  'wheel-radius': 341,
  crank: 172.5,
};
const drawing = drawBicycle(FALCO_54);
if (!drawing) throw new Error('no drawing');
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('[SIZES-06] the saddle stands on the seat tube at the height of the leg, the pedal a crank from the middle', () => {
  const points = contactPoints(drawing, saddleHeightFor(82));
  expect(distance(points.saddle, drawing.bottomBracket)).toBeCloseTo(724.06, 2);
  const { x, y } = points.saddle;
  const angle = (Math.atan2(y - drawing.bottomBracket.y, drawing.bottomBracket.x - x) * 180) / Math.PI;
  expect(angle).toBeCloseTo(74, 6);
  expect(distance(points.pedal, drawing.bottomBracket)).toBeCloseTo(172.5, 0);
});

test('[SIZES-06] the bar lies ahead of the steering head, and the sides of the triangle are the distances between the points', () => {
  const points = contactPoints(drawing, saddleHeightFor(82));
  expect(points.bar.x).toBeGreaterThan(drawing.headTop.x);
  const sides = triangleOf(points);
  expect(sides.saddleToBar).toBeCloseTo(distance(points.saddle, points.bar), 9);
  expect(sides.saddleToPedal).toBeCloseTo(distance(points.saddle, points.pedal), 9);
  expect(sides.barToPedal).toBeCloseTo(distance(points.bar, points.pedal), 9);
});

test('longer legs move the saddle only; without a rider it stands as drawn in the table of geometry', () => {
  const [short, long] = [
    contactPoints(drawing, saddleHeightFor(76)),
    contactPoints(drawing, saddleHeightFor(88)),
  ];
  expect(long.saddle.y).toBeGreaterThan(short.saddle.y);
  expect([long.bar, long.pedal]).toEqual([short.bar, short.pedal]);
  expect(contactPoints(drawing).saddle.y).toBeCloseTo(drawing.headTop.y + 130, 6);
  expect(estimateInseam(178)).toBe(82);
});

import type { BicycleDrawing, Point } from './geometry-drawing.rules.ts';

/** Where a rider touches a bicycle. */
export type ContactPoints = { saddle: Point; bar: Point; pedal: Point };

/** The share of the inseam between bottom bracket and saddle at which a leg is almost straight. */
const SADDLE_SHARE = 0.883;
/** Inseam over height, where only the height is known. */
const INSEAM_SHARE = 0.46;

const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
const along = (from: Point, to: Point, by: number): Point => {
  const share = by / length(from, to);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

/** A rider's inseam in centimetres; estimated from the height where it is not known. */
export const estimateInseam = (height: number) => Math.round(height * INSEAM_SHARE);

/** Bottom bracket to saddle in millimetres, for an inseam in centimetres. */
export const saddleHeightFor = (inseam: number) => inseam * 10 * SADDLE_SHARE;

/** Saddle on the line of the seat tube, bar and pedal as the drawing bolts them on. Without a height as shown in a shop. */
export function contactPoints(bicycle: BicycleDrawing, saddleHeight?: number): ContactPoints {
  const { bottomBracket, headTop, headBottom, seatTop, crankLength } = bicycle;
  const shown = Math.max(headTop.y + 130, seatTop.y + 110) - bottomBracket.y;
  const rise = (seatTop.y - bottomBracket.y) / length(bottomBracket, seatTop);
  const stem = along(headBottom, headTop, length(headBottom, headTop) + 40);
  return {
    saddle: along(bottomBracket, seatTop, saddleHeight ?? shown / rise),
    bar: { x: stem.x + 95, y: stem.y + 14 },
    pedal: { x: bottomBracket.x + crankLength * 0.88, y: bottomBracket.y - crankLength * 0.47 },
  };
}

/** The three sides of the rider's triangle, in millimetres. */
export const triangleOf = ({ saddle, bar, pedal }: ContactPoints) => ({
  saddleToPedal: length(saddle, pedal),
  saddleToBar: length(saddle, bar),
  barToPedal: length(bar, pedal),
});

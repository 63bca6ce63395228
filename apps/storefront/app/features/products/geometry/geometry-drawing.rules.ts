/** A point in millimetres. For a drawing of a machine x runs forward and y up; the ground is y = 0. */
export type Point = { x: number; y: number };

/** The numbers of one frame size by the slug of their measure. */
export type Measures = Readonly<Record<string, number | undefined>>;

export type BicycleDrawing = {
  kind: 'bicycle';
  bottomBracket: Point;
  rearAxle: Point;
  frontAxle: Point;
  headTop: Point;
  headBottom: Point;
  seatTop: Point;
  wheelRadius: number;
  crankLength: number;
  /** Crown to axle, as drawn. */
  forkLength: number;
  wheelbase: number;
  trail: number;
};

export type MotorcycleDrawing = {
  kind: 'motorcycle';
  rearAxle: Point;
  frontAxle: Point;
  rearRadius: number;
  frontRadius: number;
  /** Where the steering axis meets the ground, ahead of where the tyre does. */
  axisGround: Point;
  headTop: Point;
  headBottom: Point;
  /** Between the steering axis and the axle, at a right angle to the axis. */
  offset: number;
  seat: Point;
  clearance: number;
};

export type Drawing = BicycleDrawing | MotorcycleDrawing;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const move = (from: Point, along: Point, by: number): Point => ({
  x: from.x + along.x * by,
  y: from.y + along.y * by,
});

/** How far the tyre's contact lies behind the steering axis: what keeps a front wheel straight. */
export function trailOf(wheelRadius: number, headAngle: number, forkOffset: number): number {
  const angle = radians(headAngle);
  return (wheelRadius * Math.cos(angle) - forkOffset) / Math.sin(angle);
}

/** A drawing when the numbers suffice for one, else null. */
export function drawMachine(measures: Measures): Drawing | null {
  return drawBicycle(measures) ?? drawMotorcycle(measures);
}

export function drawBicycle(measures: Measures): BicycleDrawing | null {
  const { stack, reach, chainstay } = measures;
  const headTube = measures['head-tube'];
  const headAngle = measures['head-angle'];
  const seatAngle = measures['seat-angle'];
  const drop = measures['bb-drop'];
  const offset = measures['fork-offset'];
  const wheelRadius = measures['wheel-radius'];
  if (!stack || !reach || !chainstay || !headTube || !headAngle || !seatAngle || !wheelRadius) return null;
  if (drop === undefined || offset === undefined) return null;

  // Both axles stand one wheel radius above the ground, and the bottom bracket hangs its drop below them.
  const bottomBracket = { x: 0, y: wheelRadius - drop };
  const rearAxle = { x: -Math.sqrt(chainstay ** 2 - drop ** 2), y: wheelRadius };
  const headTop = { x: reach, y: bottomBracket.y + stack };
  const head = radians(headAngle);
  const downAxis = { x: Math.cos(head), y: -Math.sin(head) };
  const ahead = { x: Math.sin(head), y: Math.cos(head) };
  const headBottom = move(headTop, downAxis, headTube);

  // The fork is as long as it must be for the wheel to stand on the ground.
  const alongAxis = (headBottom.y + ahead.y * offset - wheelRadius) / Math.sin(head);
  const frontAxle = move(move(headBottom, downAxis, alongAxis), ahead, offset);

  const seat = radians(seatAngle);
  const seatTube = measures['seat-tube'] ?? stack * 0.9;
  return {
    kind: 'bicycle',
    bottomBracket,
    rearAxle,
    frontAxle,
    headTop,
    headBottom,
    seatTop: move(bottomBracket, { x: -Math.cos(seat), y: Math.sin(seat) }, seatTube),
    wheelRadius,
    crankLength: measures.crank ?? 170,
    forkLength: Math.hypot(alongAxis, offset),
    wheelbase: frontAxle.x - rearAxle.x,
    trail: trailOf(wheelRadius, headAngle, offset),
  };
}

/** How high above the seat the steering head sits: no table gives it. */
const HEAD_ABOVE_SEAT = { bottom: 20, top: 180 };
/** Where on the wheelbase the rider sits, from the rear axle. */
const SEAT_AT = 0.36;

export function drawMotorcycle(measures: Measures): MotorcycleDrawing | null {
  const { wheelbase, rake, trail } = measures;
  const seatHeight = measures['seat-height'];
  const front = measures['front-wheel'];
  const rear = measures['rear-wheel'];
  if (!wheelbase || !rake || trail === undefined || !seatHeight || !front || !rear) return null;
  // Tables give the outside diameter.
  const frontRadius = front / 2;
  const rearRadius = rear / 2;

  const frontAxle = { x: wheelbase, y: frontRadius };
  const axisGround = { x: wheelbase + trail, y: 0 };
  const lean = radians(rake);
  const upAxis = { x: -Math.sin(lean), y: Math.cos(lean) };
  const onAxis = (height: number) => move(axisGround, upAxis, height / Math.cos(lean));
  return {
    kind: 'motorcycle',
    rearAxle: { x: 0, y: rearRadius },
    frontAxle,
    rearRadius,
    frontRadius,
    axisGround,
    headTop: onAxis(seatHeight + HEAD_ABOVE_SEAT.top),
    headBottom: onAxis(seatHeight + HEAD_ABOVE_SEAT.bottom),
    offset: frontRadius * Math.sin(lean) - trail * Math.cos(lean),
    seat: { x: wheelbase * SEAT_AT, y: seatHeight },
    clearance: measures.clearance ?? 0,
  };
}

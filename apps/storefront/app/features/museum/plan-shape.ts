import type { Bearing, RoomId } from './rooms.ts';

/** The plan is drawn from above, 6 units to the metre, with the works' gate to the right. It is not mirrored in any language. */
export const PLAN = { width: 220, height: 190 } as const;
const UNITS_PER_METRE = 6;

type Shape = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the middle of the room's picture looks to: degrees clockwise from the right edge of the plan. */
  facing: number;
};

export const SHAPES: Record<RoomId, Shape> = {
  outdoor: { x: 135, y: 44, width: 80, height: 102, facing: 180 },
  main: { x: 8, y: 71, width: 119, height: 48, facing: 180 },
  giuseppe: { x: 66, y: 125, width: 48, height: 60, facing: 90 },
  motobi: { x: 20, y: 5, width: 48, height: 60, facing: 270 },
  leoncino: { x: 76, y: 5, width: 48, height: 60, facing: 270 },
};

/** Doors between rooms, as short lines over the walls. */
export const DOORS = [
  { x1: 131, y1: 90, x2: 131, y2: 100 },
  { x1: 85, y1: 122, x2: 95, y2: 122 },
  { x1: 41, y1: 68, x2: 51, y2: 68 },
  { x1: 95, y1: 68, x2: 105, y2: 68 },
] as const;

export const middleOf = ({ x, y, width, height }: Shape) => ({ x: x + width / 2, y: y + height / 2 });

/** Degrees clockwise from the right, for somebody who looks `yaw` degrees right of the picture's middle. */
export const headingOf = (room: RoomId, yaw: number) => (SHAPES[room].facing + yaw + 720) % 360;

/** Where a thing stands on the plan; what is outside of the walls is kept at them. */
export function spotOf(room: RoomId, { yaw, metres }: Bearing) {
  const shape = SHAPES[room];
  const middle = middleOf(shape);
  const angle = (headingOf(room, yaw) * Math.PI) / 180;
  // The yard is drawn smaller than it is: it would be larger than the house.
  const scale = room === 'outdoor' ? 3.6 : UNITS_PER_METRE;
  const within = (value: number, from: number, size: number) =>
    Math.min(Math.max(value, from + 5), from + size - 5);
  return {
    x: within(middle.x + Math.cos(angle) * metres * scale, shape.x, shape.width),
    y: within(middle.y + Math.sin(angle) * metres * scale, shape.y, shape.height),
  };
}

import museum from 'virtual:brand/museum';
import type { Bearing, RoomId } from './rooms.ts';

/** The plan is drawn from above, 6 units to the metre. It is not mirrored in any language. */
export const PLAN = museum?.plan ?? { width: 1, height: 1, doors: [] };
const UNITS_PER_METRE = 6;

type Shape = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the middle of the room's picture looks to: degrees clockwise from the right edge of the plan. */
  facing: number;
  /** Units per metre of a place that is drawn smaller than it is. */
  scale?: number;
  /** Drawn with a dashed line: it has no roof. */
  isYard?: boolean;
};

const shapes = new Map<RoomId, Shape>(museum?.rooms.map(({ id, plan }) => [id, plan]));

export function shapeOf(room: RoomId): Shape {
  const shape = shapes.get(room);
  if (!shape) throw new Error(`The plan has no room "${room}"`);
  return shape;
}

export const middleOf = ({ x, y, width, height }: Shape) => ({ x: x + width / 2, y: y + height / 2 });

/** Degrees clockwise from the right, for a view `yaw` degrees right of the picture's middle. */
export const headingOf = (room: RoomId, yaw: number) => (shapeOf(room).facing + yaw + 720) % 360;

/** Where a thing stands on the plan; what is outside of the walls is kept at them. */
export function spotOf(room: RoomId, { yaw, metres }: Bearing) {
  const shape = shapeOf(room);
  const middle = middleOf(shape);
  const angle = (headingOf(room, yaw) * Math.PI) / 180;
  const scale = shape.scale ?? UNITS_PER_METRE;
  const within = (value: number, from: number, size: number) =>
    Math.min(Math.max(value, from + 5), from + size - 5);
  return {
    x: within(middle.x + Math.cos(angle) * metres * scale, shape.x, shape.width),
    y: within(middle.y + Math.sin(angle) * metres * scale, shape.y, shape.height),
  };
}

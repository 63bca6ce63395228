import { classNames } from '@paddock/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import { headingOf, middleOf, PLAN, shapeOf, spotOf } from './plan-shape.ts';
import { ROOMS, type RoomId } from './rooms.ts';
import './plan.css';

type Props = {
  label: string;
  /** Where the visitor is and looks to; none before the tour. */
  here?: { room: RoomId; yaw: number } | undefined;
  /** What stands in a room's place: a button of the tour, a link on the page. */
  renderRoom: (room: RoomId, className: string) => ReactNode;
};

const percent = (value: number, total: number) => `${(value / total) * 100}%`;

/** A plan of the house. The drawing is for the eye; the rooms on it are real links or buttons. */
export function Plan({ label, here, renderRoom }: Props) {
  return (
    <nav className={classNames('museum-plan', here && 'museum-plan--here')} aria-label={label} dir="ltr">
      <svg viewBox={`0 0 ${PLAN.width} ${PLAN.height}`} aria-hidden="true" focusable="false">
        {ROOMS.map(({ id }) => {
          const { x, y, width, height, isYard } = shapeOf(id);
          return (
            <rect
              key={id}
              x={x}
              y={y}
              width={width}
              height={height}
              className={classNames(
                'museum-plan__walls',
                isYard && 'museum-plan__walls--yard',
                id === here?.room && 'museum-plan__walls--here',
              )}
            />
          );
        })}
        {PLAN.doors.map((door) => (
          <line key={`${door.x1}-${door.y1}`} {...door} className="museum-plan__door" />
        ))}
        {ROOMS.flatMap((room) =>
          room.machines.map((machine) => {
            const { x, y } = spotOf(room.id, machine);
            return (
              <circle key={`${room.id}-${machine.id}`} cx={x} cy={y} r="2" className="museum-plan__machine" />
            );
          }),
        )}
        {here && <Eye room={here.room} yaw={here.yaw} />}
      </svg>
      <ul>
        {ROOMS.map(({ id }) => (
          <li key={id} style={placeOf(id)}>
            {renderRoom(id, 'museum-plan__room')}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Eye({ room, yaw }: { room: RoomId; yaw: number }) {
  const { x, y } = middleOf(shapeOf(room));
  return (
    <g transform={`translate(${x} ${y}) rotate(${headingOf(room, yaw).toFixed(1)})`}>
      <path d="M0 0 L22 -13 A25.6 25.6 0 0 1 22 13 Z" className="museum-plan__sight" />
      <circle r="4" className="museum-plan__eye" />
    </g>
  );
}

function placeOf(id: RoomId): CSSProperties {
  const { x, y, width, height } = shapeOf(id);
  return {
    insetInlineStart: percent(x, PLAN.width),
    insetBlockStart: percent(y, PLAN.height),
    inlineSize: percent(width, PLAN.width),
    blockSize: percent(height, PLAN.height),
  };
}

import type { Point } from './geometry-drawing.rules.ts';

// Paper has y running down, machines have it running up.
export const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export function Line({ from, to, className }: { from: Point; to: Point; className?: string }) {
  return <line x1={from.x} y1={-from.y} x2={to.x} y2={-to.y} className={className} />;
}

export function Circle({ at, radius, className }: { at: Point; radius: number; className?: string }) {
  return <circle cx={at.x} cy={-at.y} r={radius} className={className} />;
}

export function Wheel({ at, radius }: { at: Point; radius: number }) {
  return (
    <>
      <Circle at={at} radius={radius - 7} className="geo__tyre" />
      <Circle at={at} radius={radius - 30} className="geo__rim" />
      <Circle at={at} radius={14} className="geo__rim" />
    </>
  );
}

/** A measured distance: a line with an arrow at each end and what it is called. */
export function Dimension({ from, to, label }: { from: Point; to: Point; label: string }) {
  const middle = along(from, to, 0.5);
  return (
    <g className="geo__dimension">
      <path
        d={`M${from.x} ${-from.y}L${to.x} ${-to.y}`}
        markerStart="url(#geo-arrow)"
        markerEnd="url(#geo-arrow)"
      />
      <Label at={middle}>{label}</Label>
    </g>
  );
}

export function Label({ at, children }: { at: Point; children: string }) {
  return (
    <text x={at.x} y={-at.y} textAnchor="middle" dominantBaseline="central">
      {children}
    </text>
  );
}

/** From the machine out to where its measure stands. */
export function Extension({ from, to }: { from: Point; to: Point }) {
  return <Line from={from} to={to} className="geo__extension" />;
}

export function Arrow() {
  return (
    <defs>
      <marker
        id="geo-arrow"
        viewBox="0 0 12 12"
        refX="11"
        refY="6"
        markerWidth="16"
        markerHeight="16"
        markerUnits="userSpaceOnUse"
        orient="auto-start-reverse"
      >
        <path d="M1 1 11 6 1 11" className="geo__arrow" />
      </marker>
    </defs>
  );
}

import { Frame, Parts } from '../products/geometry/bicycle-drawing.tsx';
import type { ContactPoints } from '../products/geometry/contact-points.rules.ts';
import { Circle, Label, Wheel } from '../products/geometry/drawing-parts.tsx';
import type { BicycleDrawing } from '../products/geometry/geometry-drawing.rules.ts';

type Props = { bicycle: BicycleDrawing; points: ContactPoints; title: string };

/** The size with the saddle at the rider's height, and the triangle of the points where the rider touches it. */
export function RiderDrawing({ bicycle, points, title }: Props) {
  const { rearAxle, frontAxle, wheelRadius } = bicycle;
  const { saddle, bar, pedal } = points;
  const left = rearAxle.x - wheelRadius - 30;
  const right = frontAxle.x + wheelRadius + 30;
  const top = Math.max(saddle.y, bar.y) + 110;
  const corners = [saddle, bar, pedal];
  return (
    <svg
      className="geo"
      viewBox={`${left} ${-top} ${right - left} ${top + 30}`}
      role="img"
      aria-label={title}
    >
      <path className="geo__ground" d="M-5000 0H5000" />
      <Wheel at={rearAxle} radius={wheelRadius} />
      <Wheel at={frontAxle} radius={wheelRadius} />
      <Frame bicycle={bicycle} className="geo__frame" />
      <Parts bicycle={bicycle} points={points} />
      <path
        className="geo__rider"
        d={`M${corners.map((point) => `${point.x} ${-point.y}`).join('L')}Z`}
        data-corners={corners.length}
      />
      {corners.map((point, index) => (
        <g key={`${point.x} ${point.y}`} className="geo__contact">
          <Circle at={point} radius={34} />
          <Label at={point}>{String(index + 1)}</Label>
        </g>
      ))}
    </svg>
  );
}

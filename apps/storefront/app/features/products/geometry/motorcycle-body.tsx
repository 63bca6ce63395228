import { along, Circle, Line } from './drawing-parts.tsx';
import type { MotorcycleDrawing as Motorcycle, Point } from './geometry-drawing.rules.ts';

/** Wheels smaller than this are a scooter's: it has a floor where others have an engine. */
const SCOOTER_BELOW_MM = 520;

const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(-y)}`;

/** A sketch hung on the measured points, so that the numbers have a machine to belong to. */
export function MotorcycleBody({ motorcycle }: { motorcycle: Motorcycle }) {
  const { rearAxle, frontAxle, headTop, headBottom, offset, frontRadius, seat, clearance } = motorcycle;
  const isScooter = frontRadius * 2 < SCOOTER_BELOW_MM;
  // The legs run beside the steering axis, as far from it as the axle is.
  const lean = Math.atan2(headBottom.x - headTop.x, headTop.y - headBottom.y);
  const beside = (point: Point): Point => ({
    x: point.x + Math.cos(lean) * offset,
    y: point.y + Math.sin(lean) * offset,
  });
  const crown = beside(headTop);
  const pivot = { x: frontAxle.x * 0.38, y: rearAxle.y + 50 };
  return (
    <g className="geo__machine">
      {!isScooter && (
        <>
          <Line from={pivot} to={rearAxle} className="geo__fork" />
          <Line
            from={{ x: seat.x - frontAxle.x * 0.12, y: seat.y - 40 }}
            to={along(pivot, rearAxle, 0.82)}
            className="geo__post"
          />
          <Line from={headBottom} to={{ x: frontAxle.x * 0.6, y: clearance + 120 }} className="geo__post" />
        </>
      )}
      {!isScooter && <Engine motorcycle={motorcycle} />}
      <path className="geo__body" d={isScooter ? scooter(motorcycle) : motorcycleShape(motorcycle)} />
      <Line from={crown} to={frontAxle} className="geo__fork geo__fork--sprung" />
      <Line from={headTop} to={headBottom} className="geo__head" />
      <Line from={crown} to={{ x: crown.x - 120, y: crown.y + 60 }} className="geo__post" />
      <Circle
        at={{ x: crown.x + 70, y: along(headTop, headBottom, 0.4).y }}
        radius={70}
        className="geo__lamp"
      />
    </g>
  );
}

/** Tank, seat and tail in one line. */
function motorcycleShape({ frontAxle, headTop, headBottom, seat }: Motorcycle): string {
  const base = frontAxle.x;
  const head = along(headTop, headBottom, 0.6);
  const { x, y } = seat;
  return [
    `M${at(head.x - 10, head.y + 20)}`,
    `C${at(head.x - base * 0.06, head.y + 110)} ${at(x + base * 0.24, y + 170)} ${at(x + base * 0.17, y + 8)}`,
    `C${at(x + base * 0.1, y - 10)} ${at(x - base * 0.05, y - 6)} ${at(x - base * 0.14, y + 10)}`,
    `Q${at(x - base * 0.24, y + 34)} ${at(x - base * 0.33, y + 66)}`,
    `L${at(x - base * 0.32, y + 8)}`,
    `C${at(x - base * 0.16, y - 50)} ${at(x - base * 0.02, y - 92)} ${at(x + base * 0.16, y - 96)}`,
    `C${at(x + base * 0.26, y - 100)} ${at(head.x - base * 0.14, head.y - 150)} ${at(head.x - 10, head.y - 60)}`,
    'Z',
  ].join('');
}

/** Shield, floor, seat and tail, open below. */
function scooter({ frontAxle, rearAxle, headBottom, seat, clearance }: Motorcycle): string {
  const base = frontAxle.x;
  const floor = clearance + 130;
  const { x, y } = seat;
  return [
    `M${at(headBottom.x + 30, headBottom.y + 60)}`,
    `C${at(headBottom.x + 10, headBottom.y - 200)} ${at(base * 0.76, floor + 120)} ${at(base * 0.66, floor)}`,
    `L${at(base * 0.5, floor)}`,
    `C${at(base * 0.42, floor + 30)} ${at(x + base * 0.2, y - 160)} ${at(x + base * 0.17, y - 16)}`,
    `C${at(x + base * 0.08, y + 10)} ${at(x - base * 0.02, y - 8)} ${at(x - base * 0.1, y + 8)}`,
    `Q${at(x - base * 0.26, y + 26)} ${at(x - base * 0.42, y - 60)}`,
    `C${at(x - base * 0.46, y - 200)} ${at(rearAxle.x + base * 0.06, rearAxle.y + 160)} ${at(rearAxle.x + base * 0.2, clearance + 60)}`,
    `L${at(base * 0.26, clearance)}`,
    `L${at(base * 0.66, clearance)}`,
    `C${at(base * 0.76, clearance + 40)} ${at(headBottom.x + 60, headBottom.y - 330)} ${at(headBottom.x + 80, headBottom.y + 40)}`,
    'Z',
  ].join('');
}

function Engine({ motorcycle }: { motorcycle: Motorcycle }) {
  const { frontAxle, seat, clearance } = motorcycle;
  const middle = frontAxle.x * 0.52;
  const height = seat.y - 96 - clearance;
  const shape = [
    `M${at(middle - 190, clearance + height * 0.46)}`,
    `L${at(middle - 150, clearance)}`,
    `L${at(middle + 120, clearance)}`,
    `L${at(middle + 170, clearance + height * 0.3)}`,
    `L${at(middle + 130, clearance + height)}`,
    `L${at(middle - 10, clearance + height)}`,
    `L${at(middle - 40, clearance + height * 0.5)}`,
    'Z',
  ].join('');
  return (
    <>
      <path className="geo__engine" d={shape} />
      <Circle at={{ x: middle - 40, y: clearance + height * 0.26 }} radius={86} className="geo__rim" />
      <Circle at={{ x: middle + 86, y: clearance + height * 0.3 }} radius={50} className="geo__rim" />
    </>
  );
}

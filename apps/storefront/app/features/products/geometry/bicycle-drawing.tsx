import { type ContactPoints, contactPoints } from './contact-points.rules.ts';
import { Arrow, along, Circle, Dimension, Extension, Label, Line, Wheel } from './drawing-parts.tsx';
import type { BicycleDrawing as Bicycle, Point } from './geometry-drawing.rules.ts';

type Props = {
  bicycles: readonly Bicycle[];
  chosen: number;
  title: string;
  /** "A 383", by measure. */
  label: (measure: string) => string;
};

const SUSPENSION_FROM_MM = 440;

/** The chosen size in ink, the others as grey lines, all standing on one ground. */
export function BicycleDrawing({ bicycles, chosen, title, label }: Props) {
  const own = bicycles[chosen];
  if (!own) return null;
  return (
    <svg className="geo" viewBox={frameOf(bicycles)} role="img" aria-label={title}>
      <Arrow />
      <path className="geo__ground" d="M-5000 0H5000" />
      <Wheel at={own.rearAxle} radius={own.wheelRadius} />
      <Wheel at={own.frontAxle} radius={own.wheelRadius} />
      {bicycles.map((bicycle, index) =>
        index === chosen ? null : (
          <Frame key={`${bicycle.wheelbase}-${bicycle.headTop.y}`} bicycle={bicycle} className="geo__ghost" />
        ),
      )}
      <Frame bicycle={own} className="geo__frame" />
      <Parts bicycle={own} points={contactPoints(own)} />
      <Dimensions bicycle={own} label={label} />
    </svg>
  );
}

/** One paper for all sizes, so that nothing but the machine changes with the size. */
function frameOf(bicycles: readonly Bicycle[]): string {
  const left = Math.min(...bicycles.map((one) => one.rearAxle.x - one.wheelRadius)) - 30;
  const right = Math.max(...bicycles.map((one) => one.frontAxle.x + one.wheelRadius)) + 170;
  const top = Math.max(...bicycles.map((one) => saddleHeight(one))) + 130;
  return `${left} ${-top} ${right - left} ${top + 150}`;
}

const saddleHeight = ({ headTop, seatTop }: Bicycle) => Math.max(headTop.y + 130, seatTop.y + 110);

export function Frame({ bicycle, className }: { bicycle: Bicycle; className: string }) {
  const { bottomBracket, rearAxle, headTop, headBottom, seatTop } = bicycle;
  return (
    <g className={className}>
      <Line from={bottomBracket} to={seatTop} />
      <Line from={along(seatTop, bottomBracket, 0.06)} to={along(headTop, headBottom, 0.2)} />
      <Line from={along(headBottom, headTop, 0.14)} to={bottomBracket} />
      <Line from={along(seatTop, bottomBracket, 0.1)} to={rearAxle} className="geo__thin" />
      <Line from={bottomBracket} to={rearAxle} className="geo__thin" />
      <Line from={headTop} to={headBottom} className="geo__head" />
    </g>
  );
}

/** What is bolted to the frame: fork, saddle, stem, cranks. Of these only the fork is measured. */
export function Parts({ bicycle, points }: { bicycle: Bicycle; points: ContactPoints }) {
  const { bottomBracket, frontAxle, headTop, headBottom, seatTop } = bicycle;
  const { saddle, bar, pedal } = points;
  const stem = along(headBottom, headTop, 1 + 40 / length(headBottom, headTop));
  const bend = along(headTop, headBottom, 1 + (bicycle.forkLength * 0.62) / length(headTop, headBottom));
  const isSprung = bicycle.forkLength > SUSPENSION_FROM_MM;
  return (
    <g>
      <path
        className={isSprung ? 'geo__fork geo__fork--sprung' : 'geo__fork'}
        d={`M${headBottom.x} ${-headBottom.y}Q${bend.x} ${-bend.y} ${frontAxle.x} ${-frontAxle.y}`}
      />
      <Line from={seatTop} to={saddle} className="geo__post" />
      <path
        className="geo__saddle"
        transform={`translate(${saddle.x} ${-saddle.y})`}
        d="M-140 -10C-100 -18-40 4 20 -4S120 -10 134 0C90 12 20 10-20 20S-120 20-140 -10z"
      />
      <Line from={headTop} to={stem} className="geo__post" />
      <Line from={stem} to={bar} className="geo__post" />
      <Circle at={bar} radius={17} className="geo__grip" />
      <Circle at={bottomBracket} radius={84} className="geo__rim" />
      <Circle at={bottomBracket} radius={20} className="geo__rim" />
      <Line from={bottomBracket} to={pedal} className="geo__post" />
    </g>
  );
}

function Dimensions({ bicycle, label }: { bicycle: Bicycle; label: Props['label'] }) {
  const { bottomBracket, rearAxle, frontAxle, headTop, headBottom, seatTop, wheelRadius } = bicycle;
  const above = saddleHeight(bicycle) + 70;
  const beside = frontAxle.x + wheelRadius + 70;
  const below = -90;
  const under = -64;
  return (
    <>
      <Extension from={bottomBracket} to={{ x: bottomBracket.x, y: above + 20 }} />
      <Extension from={headTop} to={{ x: headTop.x, y: above + 20 }} />
      <Dimension
        from={{ x: bottomBracket.x, y: above }}
        to={{ x: headTop.x, y: above }}
        label={label('reach')}
      />
      <Extension from={headTop} to={{ x: beside + 20, y: headTop.y }} />
      <Extension from={bottomBracket} to={{ x: beside + 20, y: bottomBracket.y }} />
      <Dimension
        from={{ x: beside, y: bottomBracket.y }}
        to={{ x: beside, y: headTop.y }}
        label={label('stack')}
      />
      <Extension from={rearAxle} to={{ x: rearAxle.x, y: below - 20 }} />
      <Extension from={frontAxle} to={{ x: frontAxle.x, y: below - 20 }} />
      <Dimension
        from={{ x: rearAxle.x, y: below }}
        to={{ x: frontAxle.x, y: below }}
        label={label('wheelbase')}
      />
      <Dimension
        from={{ x: bottomBracket.x, y: bottomBracket.y + under - 40 }}
        to={{ x: rearAxle.x, y: rearAxle.y + under - 40 }}
        label={label('chainstay')}
      />
      <Label at={shifted(along(headTop, headBottom, 0.55), 150, 0)}>{label('head-angle')}</Label>
      <Label at={shifted(along(bottomBracket, seatTop, 0.55), 130, 0)}>{label('seat-angle')}</Label>
    </>
  );
}

const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
const shifted = (point: Point, x: number, y: number): Point => ({ x: point.x + x, y: point.y + y });

import { Arrow, along, Dimension, Extension, Label, Wheel } from './drawing-parts.tsx';
import type { MotorcycleDrawing as Motorcycle } from './geometry-drawing.rules.ts';
import { MotorcycleBody } from './motorcycle-body.tsx';

type Props = { motorcycle: Motorcycle; title: string; label: (measure: string) => string };

/** Wheels, steering axis, seat and ground clearance are where the numbers put them; the body between is a sketch. */
export function MotorcycleDrawing({ motorcycle, title, label }: Props) {
  const { rearAxle, frontAxle, rearRadius, frontRadius, headTop, axisGround } = motorcycle;
  const left = rearAxle.x - rearRadius - 200;
  const right = Math.max(frontAxle.x + frontRadius, axisGround.x) + 190;
  const top = headTop.y + 150;
  return (
    <svg
      className="geo"
      viewBox={`${left} ${-top} ${right - left} ${top + 160}`}
      role="img"
      aria-label={title}
    >
      <Arrow />
      <path className="geo__ground" d="M-5000 0H5000" />
      <Wheel at={rearAxle} radius={rearRadius} />
      <Wheel at={frontAxle} radius={frontRadius} />
      <MotorcycleBody motorcycle={motorcycle} />
      <Dimensions motorcycle={motorcycle} label={label} />
    </svg>
  );
}

function Dimensions({ motorcycle, label }: Omit<Props, 'title'>) {
  const { rearAxle, frontAxle, rearRadius, headTop, axisGround, seat, clearance } = motorcycle;
  const beside = rearAxle.x - rearRadius - 90;
  const middle = frontAxle.x * 0.52;
  return (
    <>
      <Extension from={axisGround} to={along(axisGround, headTop, 1.16)} />
      <Extension from={{ x: axisGround.x, y: 0 }} to={{ x: axisGround.x, y: frontAxle.y * 2 + 70 }} />
      <Label at={{ x: axisGround.x - 40, y: frontAxle.y * 2 + 110 }}>{label('rake')}</Label>
      <Extension from={rearAxle} to={{ x: rearAxle.x, y: -110 }} />
      <Extension from={frontAxle} to={{ x: frontAxle.x, y: -110 }} />
      <Extension from={axisGround} to={{ x: axisGround.x, y: -60 }} />
      <Dimension
        from={{ x: rearAxle.x, y: -90 }}
        to={{ x: frontAxle.x, y: -90 }}
        label={label('wheelbase')}
      />
      <Dimension from={{ x: frontAxle.x, y: -40 }} to={{ x: axisGround.x, y: -40 }} label="" />
      <Label at={{ x: axisGround.x + 60, y: -95 }}>{label('trail')}</Label>
      <Extension from={seat} to={{ x: beside - 20, y: seat.y }} />
      <Dimension from={{ x: beside, y: 0 }} to={{ x: beside, y: seat.y }} label={label('seat-height')} />
      {clearance > 0 && (
        <>
          <Dimension from={{ x: middle, y: 0 }} to={{ x: middle, y: clearance }} label="" />
          <Label at={{ x: middle + 130, y: clearance / 2 }}>{label('clearance')}</Label>
        </>
      )}
    </>
  );
}

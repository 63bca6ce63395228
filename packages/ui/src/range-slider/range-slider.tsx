import type { CSSProperties } from 'react';

export interface RangeSliderProps {
  label: string;
  /** Names of the two thumbs: "Lowest price", "Highest price". */
  thumbLabels: readonly [string, string];
  /** What the thumbs stand at, as a person says it: "€1,190". */
  valueTexts: readonly [string, string];
  min: number;
  max: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** How many things lie in each equal slice between min and max. */
  histogram?: readonly number[] | undefined;
}

/** From–to, with a picture of where things lie. Two of the browser's own sliders over one track: no script of ours. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, thumbLabels, valueTexts, min, max, value, onChange, histogram } = props;
  const [low, high] = value;
  const share = (amount: number) => (max > min ? ((amount - min) / (max - min)) * 100 : 0);
  const thumb = { min, max, step: 'any', className: 'ui-slider__thumb' } as const;
  return (
    <fieldset className="ui-slider">
      <legend className="ui-hidden">{label}</legend>
      {histogram && <Histogram counts={histogram} from={share(low)} to={share(high)} />}
      <div className="ui-slider__track">
        <div
          className="ui-slider__fill"
          style={
            {
              insetInlineStart: `${share(low)}%`,
              inlineSize: `${share(high) - share(low)}%`,
            } as CSSProperties
          }
        />
      </div>
      <input
        type="range"
        {...thumb}
        // Both at the far end: the one that can still move must be on top.
        style={{ zIndex: share(low) > 50 ? 2 : 1 }}
        aria-label={thumbLabels[0]}
        aria-valuetext={valueTexts[0]}
        value={low}
        onChange={(event) => onChange([Math.min(Number(event.target.value), high), high])}
      />
      <input
        type="range"
        {...thumb}
        style={{ zIndex: 1 }}
        aria-label={thumbLabels[1]}
        aria-valuetext={valueTexts[1]}
        value={high}
        onChange={(event) => onChange([low, Math.max(Number(event.target.value), low)])}
      />
    </fieldset>
  );
}

function Histogram({ counts, from, to }: { counts: readonly number[]; from: number; to: number }) {
  const highest = Math.max(1, ...counts);
  return (
    <div className="ui-slider__bars" aria-hidden="true">
      {counts.map((count, index) => {
        const middle = ((index + 0.5) / counts.length) * 100;
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place
            key={index}
            style={{ blockSize: `${(count / highest) * 100}%` }}
            data-on={(middle >= from && middle <= to) || undefined}
            data-none={count === 0 || undefined}
          />
        );
      })}
    </div>
  );
}

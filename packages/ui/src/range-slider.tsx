import type { CSSProperties } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { AriaLocale } from './aria-locale.tsx';

export interface RangeSliderProps {
  label: string;
  /** Names of the two thumbs: "Lowest price", "Highest price". */
  thumbLabels: readonly [string, string];
  min: number;
  max: number;
  step?: number | undefined;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** The thumb was let go: time to fetch. */
  onChangeEnd?: ((value: [number, number]) => void) | undefined;
  format: (value: number) => string;
  /** How many things lie in each equal slice between min and max. */
  histogram?: readonly number[] | undefined;
}

/** From–to, with a picture of where things lie. Load it lazily. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, thumbLabels, min, max, step = 1, value, onChange, onChangeEnd, format, histogram } = props;
  const share = (amount: number) => (max > min ? ((amount - min) / (max - min)) * 100 : 0);
  const pair = (given: number | number[]): [number, number] => {
    const [from = min, to = max] = Array.isArray(given) ? given : [given];
    return [from, to];
  };
  return (
    <AriaLocale>
      <Slider
        className="ui-slider"
        minValue={min}
        maxValue={max}
        step={step}
        value={[...value]}
        onChange={(given) => onChange(pair(given))}
        onChangeEnd={(given) => onChangeEnd?.(pair(given))}
      >
        <div className="ui-slider__head">
          <Label className="ui-field__label">{label}</Label>
          <SliderOutput>
            <bdi>
              {format(value[0])} – {format(value[1])}
            </bdi>
          </SliderOutput>
        </div>
        {histogram && <Histogram counts={histogram} from={share(value[0])} to={share(value[1])} />}
        <SliderTrack className="ui-slider__track">
          <div
            className="ui-slider__fill"
            style={
              {
                insetInlineStart: `${share(value[0])}%`,
                inlineSize: `${share(value[1]) - share(value[0])}%`,
              } as CSSProperties
            }
          />
          <SliderThumb index={0} className="ui-slider__thumb" aria-label={thumbLabels[0]} />
          <SliderThumb index={1} className="ui-slider__thumb" aria-label={thumbLabels[1]} />
        </SliderTrack>
      </Slider>
    </AriaLocale>
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
          />
        );
      })}
    </div>
  );
}

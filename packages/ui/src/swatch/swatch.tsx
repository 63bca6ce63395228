import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export interface DotProps {
  color1: string;
  /** Second half of a two-coloured finish. */
  color2?: string | null | undefined;
  size?: number | undefined;
  /** Names it where no word stands beside it. */
  label?: string | undefined;
}

/** A colour as a small disc. */
export function Dot({ color1, color2, size, label }: DotProps) {
  const style: Record<string, string> = { '--color-1': color1 };
  if (color2) style['--color-2'] = color2;
  if (size) style['--dot'] = `${size}px`;
  return (
    <span
      className="ui-dot"
      style={style as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    />
  );
}

export interface SwatchOption {
  value: string;
  name: string;
  color1: string;
  color2?: string | null | undefined;
  isDisabled?: boolean | undefined;
}

export interface SwatchGroupProps {
  legend: ReactNode;
  name: string;
  options: readonly SwatchOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
}

/** Choose one colour: native radios under discs, so arrow keys and forms simply work. */
export function SwatchGroup(props: SwatchGroupProps) {
  const { legend, name, options, value, defaultValue, onChange, className } = props;
  return (
    <fieldset className={classNames('ui-swatches', className)}>
      <legend className="ui-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="ui-swatch" title={option.name}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onChange?.(option.value)}
            disabled={option.isDisabled}
            aria-label={option.name}
          />
          <Dot color1={option.color1} color2={option.color2} />
        </label>
      ))}
    </fieldset>
  );
}

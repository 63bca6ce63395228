import type { ReactNode } from 'react';

export interface SegmentedProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few: native radios side by side, so arrow keys simply work. */
export function Segmented({ legend, name, options, value, onChange }: SegmentedProps) {
  return (
    <fieldset className="ui-segmented">
      <legend className="ui-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { intlTag } from '@paddock/i18n/digits';
import { formatUsMeasure, type Measurement, toFeetAndInches } from '@paddock/i18n/measures';

/** Lengths in the units and the language of a site. */
export type LengthWriter = {
  /** A person's height, from centimetres. */
  height: (cm: number) => string;
  cm: (cm: number) => string;
  mm: (mm: number) => string;
};

export function lengthWriter(lang: string, measurement: Measurement): LengthWriter {
  const say = (unit: string) => {
    const format = new Intl.NumberFormat(intlTag(lang), { style: 'unit', unit, maximumFractionDigits: 0 });
    return (value: number) => format.format(value);
  };
  if (measurement !== 'imperial_us')
    return { height: say('centimeter'), cm: say('centimeter'), mm: say('millimeter') };
  return {
    height: (cm) => {
      const { feet, inches } = toFeetAndInches(cm);
      return `${feet}′ ${inches}″`;
    },
    cm: (cm) => formatUsMeasure(cm, 'cm', lang),
    mm: (mm) => formatUsMeasure(mm, 'mm', lang),
  };
}

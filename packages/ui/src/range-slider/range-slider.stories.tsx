import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../stories/say.tsx';
import { RangeSlider } from './range-slider.tsx';

export default { title: 'Forms/RangeSlider' } satisfies Meta;

export const PriceRange: StoryObj = {
  render: function Render() {
    const say = useSay();
    const [value, setValue] = useState<[number, number]>([2000, 9000]);
    return (
      <div style={{ maxInlineSize: 280 }}>
        <RangeSlider
          label={say('Price', 'السعر')}
          thumbLabels={[say('Lowest price', 'أقل سعر'), say('Highest price', 'أعلى سعر')]}
          min={500}
          max={12000}
          value={value}
          onChange={setValue}
          valueTexts={[`€${Math.round(value[0])}`, `€${Math.round(value[1])}`]}
          histogram={[2, 5, 9, 14, 8, 6, 11, 17, 9, 4, 3, 1]}
        />
      </div>
    );
  },
};

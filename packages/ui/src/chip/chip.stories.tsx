import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../stories/say.tsx';
import { Dot } from '../swatch/swatch.tsx';
import { Chip, ChipLink, Chips, RemovableChip, RemovableChipLink } from './chip.tsx';

export default { title: 'Actions/Chip' } satisfies Meta;

export const Filters: StoryObj = {
  render: function Render() {
    const say = useSay();
    const [isOn, setOn] = useState(true);
    return (
      <div className="story-stack story-stack--wide">
        <Chips>
          <Chip isOn={isOn} onClick={() => setOn(!isOn)} icon="store" count={7}>
            {say('Available in store', 'متوفرة في المتجر')}
          </Chip>
          <Chip icon="ship" count={3}>
            {say('International transit', 'شحن دولي')}
          </Chip>
          <Chip start={<Dot color1="#e9dfc4" color2="#1b1b1b" />}>{say('Avorio', 'عاجي')}</Chip>
          <Chip disabled>{say('In production', 'قيد الإنتاج')}</Chip>
        </Chips>
        <Chips>
          <RemovableChip label={say('Remove filter Rosso', 'إزالة مرشح أحمر')}>
            {say('Rosso', 'أحمر')}
          </RemovableChip>
          <RemovableChipLink href="#all" label={say('Remove filter Steel', 'إزالة مرشح فولاذ')}>
            {say('Steel', 'فولاذ')}
          </RemovableChipLink>
          <ChipLink href="#54" isOn>
            54
          </ChipLink>
          <ChipLink href="#56">56</ChipLink>
        </Chips>
      </div>
    );
  },
};

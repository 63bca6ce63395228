import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, Chips, RemovableChip } from '../chip/chip.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { useSay } from '../stories/say.tsx';
import { FilterBar } from './filter-bar.tsx';

export default { title: 'Layout/FilterBar' } satisfies Meta;

export const Bar: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <FilterBar
        label={say('Filters', 'المرشحات')}
        start={<Chip icon="filter">{say('Filters', 'المرشحات')}</Chip>}
        count={<span>{say('38 machines', '٣٨ آلة')}</span>}
        end={
          <NativeSelect label={say('Sort by', 'ترتيب حسب')} hideLabel small>
            <option>{say('Featured', 'المميزة')}</option>
          </NativeSelect>
        }
      >
        <Chips scroll>
          {[say('Rosso', 'أحمر'), say('Ready now', 'جاهزة الآن'), '54'].map((word) => (
            <RemovableChip key={word} label={say(`Remove filter ${word}`, `إزالة مرشح ${word}`)}>
              {word}
            </RemovableChip>
          ))}
        </Chips>
      </FilterBar>
    );
  },
};

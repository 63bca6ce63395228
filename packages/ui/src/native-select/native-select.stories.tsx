import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { NativeSelect } from './native-select.tsx';

export default { title: 'Forms/NativeSelect' } satisfies Meta;

export const States: StoryObj = {
  render: function Render() {
    const say = useSay();
    const options = (
      <>
        <option value="featured">{say('Featured', 'المميزة')}</option>
        <option value="cheap">{say('Price, low to high', 'السعر، من الأقل')}</option>
      </>
    );
    return (
      <div className="story-stack story-stack--wide" style={{ maxInlineSize: 320 }}>
        <NativeSelect label={say('Sort by', 'ترتيب حسب')}>{options}</NativeSelect>
        <NativeSelect label={say('Sort by', 'ترتيب حسب')} hideLabel small>
          {options}
        </NativeSelect>
        <NativeSelect label={say('Province', 'المقاطعة')} error={say('Choose a province.', 'اختر مقاطعة.')}>
          <option value="">{say('Choose', 'اختر')}</option>
        </NativeSelect>
        <NativeSelect label={say('Country', 'البلد')} disabled>
          <option>{say('Italy', 'إيطاليا')}</option>
        </NativeSelect>
      </div>
    );
  },
};

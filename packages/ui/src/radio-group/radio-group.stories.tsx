import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../stories/say.tsx';
import { RadioGroup } from './radio-group.tsx';

export default { title: 'Forms/RadioGroup' } satisfies Meta;

export const Cards: StoryObj = {
  render: function Render() {
    const say = useSay();
    const [value, setValue] = useState<'store' | 'home' | 'cargo'>('store');
    return (
      <RadioGroup
        legend={say('How would you like to get it?', 'كيف تود استلامها؟')}
        name="delivery-cards"
        look="cards"
        value={value}
        onChange={setValue}
        options={[
          {
            value: 'store',
            label: say('Store pickup', 'الاستلام من المتجر'),
            detail: say('Moto Pesaro. Ready Thursday 19 November.', 'موتو بيزارو. جاهزة الخميس ١٩ نوفمبر.'),
            aside: say('Free', 'مجانًا'),
          },
          {
            value: 'home',
            label: say('Delivery to your door', 'التوصيل إلى بابك'),
            detail: say('Between 23 and 25 November.', 'بين ٢٣ و٢٥ نوفمبر.'),
            aside: '€140.00',
          },
          {
            value: 'cargo',
            label: say('By ship', 'بحرًا'),
            detail: say('Not for this address.', 'غير متاح لهذا العنوان.'),
            isDisabled: true,
          },
        ]}
      />
    );
  },
};

export const List: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <RadioGroup
        legend={say('Sort by', 'ترتيب حسب')}
        name="sort"
        error={say('Choose one.', 'اختر واحدًا.')}
        options={[
          { value: 'featured', label: say('Featured', 'المميزة') },
          { value: 'cheap', label: say('Price, low to high', 'السعر، من الأقل') },
        ]}
      />
    );
  },
};

export const Segments: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <RadioGroup
        legend={say('Within', 'ضمن')}
        name="radius"
        look="segments"
        defaultValue="50"
        options={['25', '50', '100'].map((km) => ({ value: km, label: say(`${km} km`, `${km} كم`) }))}
      />
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../stories/say.tsx';
import { PhoneField } from './phone-field.tsx';

export default { title: 'Forms/PhoneField' } satisfies Meta;

const CODES = [
  'IT +39',
  'FR +33',
  'DE +49',
  'ES +34',
  'AE +971',
  'JP +81',
  'VN +84',
  'US +1',
  'MX +52',
  'EC +593',
];

export const Phone: StoryObj = {
  render: function Render() {
    const say = useSay();
    const [value, setValue] = useState({ iso: 'IT', number: '' });
    const names = new Intl.DisplayNames([say('en', 'ar')], { type: 'region' });
    const countries = CODES.map((entry) => {
      const [iso = '', code = ''] = entry.split(' ');
      return { iso, code, name: names.of(iso) ?? iso };
    });
    return (
      <div style={{ maxInlineSize: 420, minBlockSize: 420 }}>
        <PhoneField
          label={say('Phone for the driver', 'هاتف للسائق')}
          countryLabel={say('Country code', 'رمز البلد')}
          placeholder="347 555 0182"
          countries={countries}
          value={value}
          onChange={setValue}
          hint={say('Only for the day of delivery.', 'ليوم التسليم فقط.')}
        />
      </div>
    );
  },
};

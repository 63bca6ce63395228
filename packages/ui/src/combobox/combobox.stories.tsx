import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../stories/say.tsx';
import { Combobox } from './combobox.tsx';

export default { title: 'Forms/Combobox' } satisfies Meta;

export const Address: StoryObj = {
  render: function Render() {
    const say = useSay();
    const [text, setText] = useState('');
    const places = [
      say('Via Rossini 24, 61121 Pesaro', 'فيا روسيني ٢٤، بيزارو'),
      say('Via Rossini 27, 61032 Fano', 'فيا روسيني ٢٧، فانو'),
      say('Via Gioachino Rossini 2, 61029 Urbino', 'فيا جواكينو روسيني ٢، أوربينو'),
    ];
    return (
      <div style={{ maxInlineSize: 420, minBlockSize: 280 }}>
        <Combobox
          label={say('Street address', 'الشارع والرقم')}
          inputValue={text}
          onInputChange={setText}
          onChoose={(place) => place && setText(place)}
          suggestions={places
            .filter((place) => place.toLowerCase().includes(text.toLowerCase()))
            .map((place) => ({ value: place, label: place, icon: 'pin' as const }))}
          emptyText={say('No address found', 'لم يُعثر على عنوان')}
          clearLabel={say('Clear', 'مسح')}
          hint={say('Start typing, then choose.', 'ابدأ الكتابة ثم اختر.')}
        />
      </div>
    );
  },
};

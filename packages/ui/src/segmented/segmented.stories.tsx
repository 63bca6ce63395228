import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSay } from '../stories/say.tsx';
import { Segmented } from './segmented.tsx';

export default { title: 'Forms/Segmented' } satisfies Meta;

function Sizes() {
  const say = useSay();
  const [value, setValue] = useState('54');
  return (
    <Segmented
      legend={say('Size', 'المقاس')}
      name="size"
      options={['48', '51', '54', '56', '58'].map((size) => ({ value: size, label: size }))}
      value={value}
      onChange={setValue}
    />
  );
}

export const Default: StoryObj = { render: () => <Sizes /> };

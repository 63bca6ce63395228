import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Stars } from './stars.tsx';

export default { title: 'Display/Stars' } satisfies Meta;

export const Rating: StoryObj = {
  render: function Render() {
    const say = useSay();
    return <Stars value={4} label={say('4 out of 5', '٤ من ٥')} />;
  },
};

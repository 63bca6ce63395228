import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

export default { title: 'Display/Avatar' } satisfies Meta;

export const People: StoryObj = {
  render: () => (
    <div className="story-row">
      <Avatar name="Giulia Marchetti" />
      <Avatar name="سارة النجار" size={56} />
      <Avatar name="佐藤" size={32} />
    </div>
  ),
};

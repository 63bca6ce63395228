import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

export default { title: 'Display/Badge' } satisfies Meta;

export const Counts: StoryObj = {
  render: () => (
    <div className="story-row">
      <Badge count={1} />
      <Badge count={24} />
      <Badge count={140} />
    </div>
  ),
};

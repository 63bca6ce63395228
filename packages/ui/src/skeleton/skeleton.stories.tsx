import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

export default { title: 'Waiting/Skeleton' } satisfies Meta;

export const Card: StoryObj = {
  render: () => (
    <div className="story-stack story-stack--wide" style={{ maxInlineSize: 320 }} aria-busy="true">
      <Skeleton ratio="16 / 10" />
      <Skeleton width="60%" height={24} />
      <Skeleton width="40%" />
      <Skeleton circle width={40} height={40} />
    </div>
  ),
};

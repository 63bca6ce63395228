import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useSay } from '../stories/say.tsx';
import { Loading } from './loading.tsx';

export default { title: 'Waiting/Loading' } satisfies Meta;

export const Kinds: StoryObj = {
  render: function Render() {
    const say = useSay();
    const label = say('Loading units', 'تحميل الوحدات');
    return (
      <div className="story-stack story-stack--wide">
        <Loading isLoading label={label} delayMs={700} />
        <Loading isLoading label={label} inline />
        <Loading isLoading label={label}>
          <Skeleton height={132} />
        </Loading>
      </div>
    );
  },
};

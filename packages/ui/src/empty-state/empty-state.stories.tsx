import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { useSay } from '../stories/say.tsx';
import { EmptyState } from './empty-state.tsx';

export default { title: 'Messages/EmptyState' } satisfies Meta;

export const Bag: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <EmptyState
        icon="bag"
        title={say('Your bag is empty', 'حقيبتك فارغة')}
        actions={
          <>
            <Button>{say('See what’s ready now', 'شاهد الجاهز الآن')}</Button>
            <Button variant="quiet">{say('Find a store', 'ابحث عن متجر')}</Button>
          </>
        }
      >
        <p>{say('Every machine here can be bought once.', 'كل آلة هنا تُباع مرة واحدة.')}</p>
      </EmptyState>
    );
  },
};

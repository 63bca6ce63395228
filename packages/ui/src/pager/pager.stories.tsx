import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Pager } from './pager.tsx';

export default { title: 'Navigation/Pager' } satisfies Meta;

function Pages({ page, pageCount }: { page: number; pageCount: number }) {
  const say = useSay();
  return (
    <Pager
      label={say(`Pages, ${page} of ${pageCount}`, `الصفحات، ${page} من ${pageCount}`)}
      previousLabel={say('Previous', 'السابق')}
      nextLabel={say('Next', 'التالي')}
      pageLabel={(n) => say(`Page ${n}`, `صفحة ${n}`)}
      page={page}
      pageCount={pageCount}
      href={(n) => `?page=${n}`}
    />
  );
}

export const Places: StoryObj = {
  render: () => (
    <div className="story-stack story-stack--wide">
      <Pages page={1} pageCount={3} />
      <Pages page={5} pageCount={12} />
    </div>
  ),
};

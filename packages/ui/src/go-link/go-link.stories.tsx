import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { GoLink } from './go-link.tsx';

export default { title: 'Actions/GoLink' } satisfies Meta;

function Pair() {
  const say = useSay();
  return (
    <>
      <GoLink href="#all">{say('See all 38', 'شاهد الكل (٣٨)')}</GoLink>
      <GoLink href="#bag" back>
        {say('Back to the bag', 'العودة إلى الحقيبة')}
      </GoLink>
      <a className="ui-link" href="#terms">
        {say('Terms of sale', 'شروط البيع')}
      </a>
    </>
  );
}

export const Links: StoryObj = {
  render: () => (
    <div className="story-row">
      <Pair />
    </div>
  ),
};

export const OnDark: StoryObj = {
  render: () => (
    <div className="ui-dark story-row" style={{ background: 'var(--ink)', padding: 24 }}>
      <Pair />
    </div>
  ),
};

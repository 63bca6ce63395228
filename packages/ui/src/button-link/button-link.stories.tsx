import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { ButtonLink } from './button-link.tsx';

export default { title: 'Actions/ButtonLink' } satisfies Meta;

export const Links: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-row">
        <ButtonLink href="#lupo">{say('Discover the Lupo', 'اكتشف لوبو')}</ButtonLink>
        <ButtonLink href="#units" variant="ghost" iconEnd="arrow-end">
          {say('See 7 ready now', 'شاهد ٧ جاهزة الآن')}
        </ButtonLink>
      </div>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICTURES, storyUrl } from '../stories/pictures.tsx';
import { useSay } from '../stories/say.tsx';
import { Picture } from './picture.tsx';

export default { title: 'Display/Picture' } satisfies Meta;

export const Natural: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ maxInlineSize: 640 }}>
        <Picture
          source={PICTURES.lupoRed}
          url={storyUrl}
          sizes="640px"
          alt={say('Red Lupo 500 in the studio', 'لوبو ٥٠٠ حمراء في الاستوديو')}
          priority
        />
      </div>
    );
  },
};

export const StudioBlend: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ background: 'var(--studio-blend)', overflow: 'hidden' }}>
        <h2 className="ui-h2" style={{ padding: 24 }}>
          {say('Motorcycles', 'دراجات نارية')}
        </h2>
        <div style={{ maxInlineSize: 720, marginInlineStart: 'auto', marginBlockEnd: '-2%' }}>
          <Picture
            source={PICTURES.lupoGreen}
            url={storyUrl}
            sizes="720px"
            fit="studio"
            alt={say('Green Lupo 500', 'لوبو ٥٠٠ خضراء')}
          />
        </div>
      </div>
    );
  },
};

export const Cover: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ blockSize: 420 }}>
        <Picture
          source={PICTURES.hero}
          url={storyUrl}
          sizes="100vw"
          fit="cover"
          focus="60% 60%"
          alt={say('Red Lupo 500 in a dark studio', 'لوبو ٥٠٠ حمراء في استوديو معتم')}
        />
      </div>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { PICTURES, storyUrl } from '../stories/pictures.tsx';
import { useSay } from '../stories/say.tsx';
import { Spin } from './spin.tsx';

export default { title: 'Display/Spin' } satisfies Meta;

// Two pictures stand in for the twenty-four: the story shows the control, not a machine.
function Turning() {
  const say = useSay();
  const frames = Array.from({ length: 24 }, (_, index) => ({
    ...(index % 2 ? PICTURES.lupoGreen : PICTURES.lupoRed),
    formats: ['jpeg'],
  })).map((source, index) => ({ ...source, key: `${source.key}#${index}` }));
  return (
    <div style={{ inlineSize: 'min(100%, 720px)', aspectRatio: '16 / 10', display: 'grid' }}>
      <Spin
        frames={frames}
        label="Lupo 500"
        valueText={(degrees) => say(`turned ${degrees} degrees`, `مُدارة ${degrees} درجة`)}
        hint={say('Drag it, or use the arrow keys.', 'اسحب الصورة أو استخدم مفاتيح الأسهم.')}
        leftLabel={say('Turn to the left', 'أدر إلى اليسار')}
        rightLabel={say('Turn to the right', 'أدر إلى اليمين')}
        sizes="720px"
        url={storyUrl}
      />
    </div>
  );
}

export const Default: StoryObj = { render: () => <Turning /> };

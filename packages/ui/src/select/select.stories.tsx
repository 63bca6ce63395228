import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Dot } from '../swatch/swatch.tsx';
import { Select } from './select.tsx';

export default { title: 'Forms/Select' } satisfies Meta;

export const States: StoryObj = {
  render: function Render() {
    const say = useSay();
    const colours = [
      {
        value: 'rosso',
        label: say('Rosso Adriatico', 'أحمر أدرياتيكو'),
        start: <Dot color1="#8f1420" />,
        detail: 7,
      },
      {
        value: 'verde',
        label: say('Verde Officina', 'أخضر أوفيتشينا'),
        start: <Dot color1="#1f4a38" />,
        detail: 3,
      },
      {
        value: 'avorio',
        label: say('Avorio', 'عاجي'),
        start: <Dot color1="#e9dfc4" color2="#1b1b1b" />,
        detail: 2,
      },
    ];
    return (
      <div className="story-stack story-stack--wide" style={{ maxInlineSize: 320 }}>
        <Select
          label={say('Colour', 'اللون')}
          placeholder={say('Any colour', 'أي لون')}
          options={colours}
          defaultValue="verde"
        />
        <Select
          label={say('Colour', 'اللون')}
          placeholder={say('Any colour', 'أي لون')}
          options={colours}
          error={say('Choose a colour.', 'اختر لونًا.')}
        />
        <Select
          label={say('Size', 'المقاس')}
          placeholder={say('One size', 'مقاس واحد')}
          options={[]}
          isDisabled
          small
        />
      </div>
    );
  },
};

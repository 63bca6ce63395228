import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Dot, SwatchGroup } from './swatch.tsx';

export default { title: 'Display/Swatch' } satisfies Meta;

function Colours({ name }: { name: string }) {
  const say = useSay();
  return (
    <SwatchGroup
      legend={say('Colour', 'اللون')}
      name={name}
      defaultValue="rosso"
      options={[
        { value: 'rosso', name: say('Rosso Adriatico', 'أحمر أدرياتيكو'), color1: '#8f1420' },
        { value: 'verde', name: say('Verde Officina', 'أخضر أوفيتشينا'), color1: '#1f4a38' },
        { value: 'avorio', name: say('Avorio', 'عاجي'), color1: '#e9dfc4', color2: '#1b1b1b' },
        { value: 'blu', name: say('Blu', 'أزرق'), color1: '#1d3c66', isDisabled: true },
      ]}
    />
  );
}

export const Choose: StoryObj = { render: () => <Colours name="colour-light" /> };

export const OnDark: StoryObj = {
  render: () => (
    <div className="ui-dark" style={{ background: 'var(--ink)', padding: 24 }}>
      <Colours name="colour-dark" />
    </div>
  ),
};

export const Dots: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-row">
        <Dot color1="#8f1420" label={say('Rosso', 'أحمر')} />
        <Dot color1="#e9dfc4" color2="#1b1b1b" size={14} label={say('Avorio', 'عاجي')} />
      </div>
    );
  },
};

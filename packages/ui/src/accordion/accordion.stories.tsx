import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Accordion } from './accordion.tsx';

export default { title: 'Navigation/Accordion' } satisfies Meta;

export const Questions: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ maxInlineSize: 480 }}>
        <Accordion title={say('Colour', 'اللون')} name="filters" isOpen>
          <p>{say('Rosso, Verde, Avorio', 'أحمر، أخضر، عاجي')}</p>
        </Accordion>
        <Accordion title={say('Size', 'المقاس')} name="filters">
          <p>50–58</p>
        </Accordion>
      </div>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Tooltip } from './tooltip.tsx';

export default { title: 'Messages/Tooltip' } satisfies Meta;

export const Hint: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ padding: 64 }}>
        <Tooltip text={say('Measured without fuel and battery', 'يُقاس دون وقود وبطارية')}>
          <button type="button" className="ui-button ui-button--quiet">
            {say('Dry weight', 'الوزن الجاف')}
          </button>
        </Tooltip>
      </div>
    );
  },
};

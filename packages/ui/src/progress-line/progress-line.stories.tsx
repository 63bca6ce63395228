import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { ProgressLine } from './progress-line.tsx';

export default { title: 'Waiting/ProgressLine' } satisfies Meta;

export const Busy: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ minBlockSize: 120 }}>
        <ProgressLine isBusy label={say('Loading the page', 'تحميل الصفحة')} />
      </div>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Status } from './status.tsx';

export default { title: 'Display/Status' } satisfies Meta;

export const Units: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-row">
        <Status status="on_hand">{say('Available in store', 'متوفرة في المتجر')}</Status>
        <Status status="in_transit">{say('International transit', 'شحن دولي')}</Status>
        <Status status="in_production">{say('In production', 'قيد الإنتاج')}</Status>
        <Status status="draft">{say('Draft', 'مسودة')}</Status>
      </div>
    );
  },
};

export const Meanings: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-row">
        <Status status="ok">{say('Paid', 'مدفوع')}</Status>
        <Status status="info">{say('On its way', 'في الطريق')}</Status>
        <Status status="warn">{say('Waiting for the bank', 'بانتظار المصرف')}</Status>
        <Status status="alert">{say('Refused', 'مرفوض')}</Status>
      </div>
    );
  },
};

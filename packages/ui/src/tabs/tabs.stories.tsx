import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Tabs } from './tabs.tsx';

export default { title: 'Navigation/Tabs' } satisfies Meta;

export const Panels: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <Tabs
        label={say('Order', 'الطلب')}
        tabs={[
          {
            key: 'status',
            title: say('Status', 'الحالة'),
            body: say('Ready on Thursday.', 'جاهزة يوم الخميس.'),
          },
          {
            key: 'papers',
            title: say('Papers', 'الأوراق'),
            body: say('Invoice, passport.', 'الفاتورة، الوثائق.'),
          },
          { key: 'help', title: say('Help', 'المساعدة'), body: '', isDisabled: true },
        ]}
      />
    );
  },
};

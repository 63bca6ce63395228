import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Table } from './table.tsx';

export default { title: 'Display/Table' } satisfies Meta;

export const Geometry: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <Table
        caption={say('Geometry of the Falco R', 'قياسات فالكو آر')}
        hideCaption
        columns={[say('Millimetres', 'مليمتر'), '50', '52', '54', '56', '58']}
        chosen={2}
        rows={[
          { key: 'a', head: say('Seat tube', 'أنبوب المقعد'), cells: [470, 490, 510, 530, 550] },
          { key: 'b', head: say('Top tube', 'الأنبوب العلوي'), cells: [527, 538, 549, 560, 572] },
          { key: 'c', head: say('Wheelbase', 'قاعدة العجلات'), cells: [978, 981, 986, 991, 1001] },
        ]}
      />
    );
  },
};

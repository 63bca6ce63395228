import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Menu } from './menu.tsx';

export default { title: 'Navigation/Menu' } satisfies Meta;

export const Actions: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ minBlockSize: 240 }}>
        <Menu
          label={say('Address', 'العنوان')}
          trigger={
            <button type="button" className="ui-button ui-button--quiet">
              {say('More', 'المزيد')}
            </button>
          }
          actions={[
            { key: 'edit', label: say('Edit', 'تعديل'), icon: 'edit' },
            { key: 'remove', label: say('Remove', 'إزالة'), icon: 'bin' },
            { key: 'copy', label: say('Copy', 'نسخ'), icon: 'copy', isDisabled: true },
          ]}
        />
      </div>
    );
  },
};

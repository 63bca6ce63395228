import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useSay } from '../stories/say.tsx';
import { Drawer } from './drawer.tsx';

export default { title: 'Windows/Drawer' } satisfies Meta;

export const Navigation: StoryObj = {
  render: function Render() {
    const say = useSay();
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <IconButton icon="menu" label={say('Menu', 'القائمة')} onClick={() => setOpen(true)} />
        <Drawer
          isOpen={isOpen}
          onOpenChange={setOpen}
          label={say('Menu', 'القائمة')}
          closeLabel={say('Close', 'إغلاق')}
          footer={
            <a className="ui-link" href="#login">
              {say('Log in', 'تسجيل الدخول')}
            </a>
          }
        >
          <nav aria-label={say('Main', 'الرئيسية')} className="story-stack">
            <a className="ui-name" href="#motorcycles">
              {say('Motorcycles', 'دراجات نارية')}
            </a>
            <a className="ui-name" href="#stores">
              {say('Dealers', 'المتاجر')}
            </a>
          </nav>
        </Drawer>
      </>
    );
  },
};

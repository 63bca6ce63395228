import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { TabLinks } from './tab-links.tsx';

export default { title: 'Navigation/TabLinks' } satisfies Meta;

export const Account: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <TabLinks
        label={say('Account', 'الحساب')}
        links={[
          { href: '#account', title: say('Account', 'الحساب'), isCurrent: false },
          { href: '#orders', title: say('Orders', 'الطلبات'), isCurrent: true },
          { href: '#bikes', title: say('Bikes', 'الدراجات'), isCurrent: false },
        ]}
        end={
          <button type="button" className="ui-tab">
            {say('Log out', 'تسجيل الخروج')}
          </button>
        }
      />
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { useSay } from '../stories/say.tsx';
import { Dropdown } from './dropdown.tsx';

export default { title: 'Navigation/Dropdown' } satisfies Meta;

function Products({ openOnHover }: { openOnHover: boolean }) {
  const say = useSay();
  return (
    <div className="story-row" style={{ minBlockSize: 240, alignItems: 'start' }}>
      <Dropdown
        routeKey="story"
        openOnHover={openOnHover}
        trigger={(props) => (
          <button {...props} className="ui-go" style={{ background: 'none' }}>
            {say('Products', 'المنتجات')}
            <Icon name="chevron-down" />
          </button>
        )}
      >
        <ul style={{ inlineSize: 220 }}>
          {[
            say('Motorcycles', 'دراجات نارية'),
            say('Scooters', 'سكوتر'),
            say('Bicycles', 'دراجات هوائية'),
          ].map((word) => (
            <li key={word}>
              <a className="ui-go" href="#products">
                {word}
              </a>
            </li>
          ))}
        </ul>
      </Dropdown>
      <a className="ui-link" href="#outside">
        {say('Outside', 'خارج')}
      </a>
    </div>
  );
}

export const OnPress: StoryObj = { render: () => <Products openOnHover={false} /> };
export const OnHover: StoryObj = { render: () => <Products openOnHover /> };

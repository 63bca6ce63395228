import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

export default { title: 'Actions/IconButton' } satisfies Meta;

export const Buttons: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-row">
        <IconButton icon="menu" label={say('Menu', 'القائمة')} />
        <IconLink icon="search" label={say('Search', 'بحث')} href="#search" />
        <IconButton icon="bag" label={say('Bag, 1 vehicle', 'الحقيبة، 1')} badge={1} />
        <IconButton icon="bag" label={say('Bag, 99+ things', 'الحقيبة، 99+')} badge={120} />
        <IconButton icon="close" label={say('Close', 'إغلاق')} disabled />
      </div>
    );
  },
};

export const OnDark: StoryObj = {
  render: () => (
    <div className="ui-dark story-row" style={{ background: 'var(--ink)', padding: 24 }}>
      <Dark />
    </div>
  ),
};

function Dark() {
  const say = useSay();
  return <IconButton icon="person" label={say('Account', 'الحساب')} />;
}

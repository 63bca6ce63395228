import type { Meta, StoryObj } from '@storybook/react-vite';
import { ICON_NAMES, Icon } from './icon.tsx';

export default { title: 'Foundations/Icon' } satisfies Meta;

export const All: StoryObj = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 24,
      }}
    >
      {ICON_NAMES.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }} className="ui-small">
          <Icon name={name} size={28} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  ),
};

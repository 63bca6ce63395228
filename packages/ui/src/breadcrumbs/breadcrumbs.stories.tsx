import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

export default { title: 'Navigation/Breadcrumbs' } satisfies Meta;

export const Path: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <Breadcrumbs
        label={say('Breadcrumb', 'أنت هنا')}
        crumbs={[
          { label: say('Motorcycles', 'دراجات نارية'), href: '#motorcycles' },
          { label: <bdi>Lupo</bdi>, href: '#lupo' },
          { label: <bdi>Lupo 500</bdi> },
        ]}
      />
    );
  },
};

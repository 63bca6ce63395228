import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoLink } from '../go-link/go-link.tsx';
import { useSay } from '../stories/say.tsx';
import { Section, type SectionProps } from './section.tsx';

export default { title: 'Layout/Section' } satisfies Meta;

function Band({ tone }: Pick<SectionProps, 'tone'>) {
  const say = useSay();
  return (
    <Section
      tone={tone}
      title={say('Ready now near you', 'جاهزة الآن بالقرب منك')}
      intro={say('38 machines within 50 km of Pesaro', '٣٨ آلة ضمن ٥٠ كم من بيزارو')}
      action={<GoLink href="#all">{say('See all 38', 'شاهد الكل (٣٨)')}</GoLink>}
    >
      <p className="ui-body">
        {say(
          'One person builds each engine. Their name is on it.',
          'شخص واحد يبني كل محرك، واسمها محفور عليه.',
        )}
      </p>
    </Section>
  );
}

export const Plain: StoryObj = { render: () => <Band tone="plain" /> };
export const Paper: StoryObj = { render: () => <Band tone="paper" /> };
export const Dark: StoryObj = { render: () => <Band tone="dark" /> };

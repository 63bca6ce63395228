import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Button, type ButtonVariant } from './button.tsx';

export default { title: 'Actions/Button' } satisfies Meta;

const VARIANTS: ButtonVariant[] = ['primary', 'dark', 'light', 'ghost', 'quiet', 'danger'];

function Words({ variant }: { variant: ButtonVariant }) {
  const say = useSay();
  return (
    <div className="story-row">
      <Button variant={variant}>{say('Add to bag', 'أضف إلى الحقيبة')}</Button>
      <Button variant={variant} size="small" iconEnd="arrow-end">
        {say('Continue', 'متابعة')}
      </Button>
      <Button variant={variant} disabled iconStart="check">
        {say('In your bag', 'في حقيبتك')}
      </Button>
      <Button variant={variant} isLoading>
        {say('Pay', 'ادفع')}
      </Button>
    </div>
  );
}

export const Variants: StoryObj = {
  render: () => (
    <div className="story-stack">
      {VARIANTS.map((variant) => (
        <Words key={variant} variant={variant} />
      ))}
    </div>
  ),
};

export const OnDark: StoryObj = {
  render: () => (
    <div className="ui-dark story-stack" style={{ background: 'var(--ink)', padding: 24 }}>
      <Words variant="light" />
      <Words variant="ghost" />
      <Words variant="primary" />
    </div>
  ),
};

export const Block: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ maxInlineSize: 360 }}>
        <Button block iconEnd="arrow-end">
          {say('Continue to payment', 'المتابعة إلى الدفع')}
        </Button>
      </div>
    );
  },
};

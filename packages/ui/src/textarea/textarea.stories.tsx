import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Textarea } from './textarea.tsx';

export default { title: 'Forms/Textarea' } satisfies Meta;

export const States: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-stack story-stack--wide" style={{ maxInlineSize: 420 }}>
        <Textarea
          label={say('What happened?', 'ماذا حدث؟')}
          hint={say('When, where, and what you heard.', 'متى وأين وماذا سمعت.')}
        />
        <Textarea label={say('Message', 'الرسالة')} error={say('Write a few words.', 'اكتب بضع كلمات.')} />
      </div>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { PasswordField } from './password-field.tsx';

export default { title: 'Forms/PasswordField' } satisfies Meta;

export const Password: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ maxInlineSize: 420 }}>
        <PasswordField
          label={say('Password', 'كلمة المرور')}
          showLabel={say('Show password', 'إظهار كلمة المرور')}
          hideLabel={say('Hide password', 'إخفاء كلمة المرور')}
          defaultValue="via-rossini-24"
          autoComplete="current-password"
        />
      </div>
    );
  },
};

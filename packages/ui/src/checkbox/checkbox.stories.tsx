import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Forms/Checkbox' } satisfies Meta;

export const States: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ maxInlineSize: 300 }}>
        <Checkbox defaultChecked count={12}>
          {say('Motorcycles', 'دراجات نارية')}
        </Checkbox>
        <Checkbox count={4}>{say('Scooters', 'سكوتر')}</Checkbox>
        <Checkbox isPartial>{say('All bicycles', 'كل الدراجات الهوائية')}</Checkbox>
        <Checkbox disabled count={0}>
          {say('E-bikes', 'دراجات كهربائية')}
        </Checkbox>
        <Checkbox error={say('Accept the terms to go on.', 'وافق على الشروط للمتابعة.')}>
          {say('I accept the terms of sale', 'أوافق على شروط البيع')}
        </Checkbox>
      </div>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Field } from './field.tsx';

export default { title: 'Forms/Field' } satisfies Meta;

export const OwnControl: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ maxInlineSize: 360 }}>
        <Field
          label={say('Delivery date', 'تاريخ التسليم')}
          hint={say('Weekdays only.', 'أيام العمل فقط.')}
          optional={say('(optional)', '(اختياري)')}
        >
          {(control) => <input {...control} type="date" className="ui-input" />}
        </Field>
      </div>
    );
  },
};

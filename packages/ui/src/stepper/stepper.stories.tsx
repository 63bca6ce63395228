import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { useSay } from '../stories/say.tsx';
import { Stepper } from './stepper.tsx';

export default { title: 'Layout/Stepper' } satisfies Meta;

export const Checkout: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div style={{ maxInlineSize: 720 }}>
        <Stepper
          label={say('Checkout', 'إتمام الشراء')}
          doneLabel={say('Done', 'تم')}
          steps={[
            {
              key: 'delivery',
              title: say('Delivery', 'التوصيل'),
              state: 'done',
              body: <p>{say('Moto Pesaro, Thursday 19 November', 'موتو بيزارو، الخميس ١٩ نوفمبر')}</p>,
              action: (
                <a className="ui-link" href="#delivery">
                  {say('Change', 'تغيير')}
                </a>
              ),
            },
            {
              key: 'payment',
              title: say('How would you like to pay?', 'كيف تود الدفع؟'),
              state: 'now',
              body: <Button iconEnd="arrow-end">{say('Next', 'التالي')}</Button>,
            },
            { key: 'confirm', title: say('Confirm', 'تأكيد'), state: 'next' },
          ]}
        />
      </div>
    );
  },
};

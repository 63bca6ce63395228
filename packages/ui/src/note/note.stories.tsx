import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSay } from '../stories/say.tsx';
import { Note } from './note.tsx';

export default { title: 'Messages/Note' } satisfies Meta;

export const Tones: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-stack story-stack--wide" style={{ maxInlineSize: 640 }}>
        <Note>
          {say('Both vehicles are off the market until 11:06.', 'المركبتان محجوزتان لك حتى ١١:٠٦.')}
        </Note>
        <Note tone="info">{say('Your bank may ask you to confirm.', 'قد يطلب مصرفك التأكيد.')}</Note>
        <Note tone="ok">{say('Payment received.', 'تم استلام الدفعة.')}</Note>
        <Note tone="warn">{say('Only one left in this size.', 'بقيت واحدة فقط بهذا المقاس.')}</Note>
        <Note tone="alert" title={say('The card was refused', 'رُفضت البطاقة')}>
          <p>
            {say(
              'No money was taken. Try another card or pay by bank transfer.',
              'لم يُخصم أي مبلغ. جرّب بطاقة أخرى أو حوّل عبر المصرف.',
            )}
          </p>
        </Note>
      </div>
    );
  },
};

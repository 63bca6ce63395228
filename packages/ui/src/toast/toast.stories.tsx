import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { useSay } from '../stories/say.tsx';
import { showToast, ToastRegion } from './toast.tsx';
import { clearToasts } from './toast-queue.tsx';

export default { title: 'Messages/Toast' } satisfies Meta;

function Region() {
  const say = useSay();
  return <ToastRegion label={say('Messages', 'الرسائل')} closeLabel={say('Close', 'إغلاق')} />;
}

export const Both: StoryObj = {
  render: function Render() {
    const say = useSay();
    const added = say('Lupo 500, Verde Officina has been added to bag', 'أُضيفت لوبو ٥٠٠ إلى الحقيبة');
    const refused = say('The card was refused', 'رُفضت البطاقة');
    const action = { label: say('Checkout', 'إتمام الشراء'), href: '#checkout' };
    // Kept on screen for looking at; the real duration is shown by the buttons.
    useEffect(() => {
      showToast({ text: added, action, durationMs: 60_000 });
      showToast({ text: refused, variant: 'error', durationMs: 60_000 });
      return clearToasts;
    });
    return (
      <div style={{ minBlockSize: 320 }}>
        <Region />
      </div>
    );
  },
};

export const OnPress: StoryObj = {
  render: function Render() {
    const say = useSay();
    return (
      <div className="story-row" style={{ minBlockSize: 320, alignItems: 'start' }}>
        <Button onClick={() => showToast({ text: say('Added to bag', 'أُضيفت إلى الحقيبة') })}>
          {say('Normal', 'عادية')}
        </Button>
        <Button
          variant="danger"
          onClick={() => showToast({ text: say('The card was refused', 'رُفضت البطاقة'), variant: 'error' })}
        >
          {say('Error', 'خطأ')}
        </Button>
        <Region />
      </div>
    );
  },
};

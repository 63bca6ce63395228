import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { useSay } from '../stories/say.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

export default { title: 'Windows/Dialog' } satisfies Meta;

export const Default: StoryObj = {
  render: function Render() {
    const say = useSay();
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{say('Add an address', 'إضافة عنوان')}</Button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={say('Add an address', 'إضافة عنوان')}
          closeLabel={say('Close', 'إغلاق')}
          footer={
            <>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {say('Cancel', 'إلغاء')}
              </Button>
              <Button onClick={() => setOpen(false)}>{say('Save address', 'حفظ العنوان')}</Button>
            </>
          }
        >
          <div className="story-stack story-stack--wide">
            <TextField label={say('First name', 'الاسم الأول')} />
            <TextField label={say('Street address', 'الشارع والرقم')} />
          </div>
        </Dialog>
      </>
    );
  },
};

export const Wide: StoryObj = {
  render: function Render() {
    const say = useSay();
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{say('See 12 units', 'شاهد ١٢ وحدة')}</Button>
        <Dialog
          size="wide"
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={say('Lupo 500, 12 available units', 'لوبو ٥٠٠، ١٢ وحدة متاحة')}
          closeLabel={say('Close', 'إغلاق')}
        >
          <p>{say('Colour and status come first.', 'اللون والحالة أولًا.')}</p>
        </Dialog>
      </>
    );
  },
};

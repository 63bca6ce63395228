import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Picture } from '../picture/picture.tsx';
import { PICTURES, storyUrl } from '../stories/pictures.tsx';
import { useSay } from '../stories/say.tsx';
import { Lightbox } from './lightbox.tsx';

export default { title: 'Windows/Lightbox' } satisfies Meta;

function Opened() {
  const say = useSay();
  const [isOpen, setOpen] = useState(true);
  const sources = [PICTURES.lupoRed, PICTURES.lupoGreen, PICTURES.hero];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Gallery', 'معرض الصور')}</Button>
      <Lightbox
        isOpen={isOpen}
        onOpenChange={setOpen}
        label={say('Gallery', 'معرض الصور')}
        start={0}
        items={sources.map((source) => ({
          key: source.key,
          body: <Picture source={source} url={storyUrl} sizes="100vw" alt={say('Lupo 500', 'لوبو 500')} />,
        }))}
        closeLabel={say('Close', 'إغلاق')}
        previousLabel={say('Previous', 'السابق')}
        nextLabel={say('Next', 'التالي')}
        placeLabel={(number, total) => say(`Picture ${number} of ${total}`, `الصورة ${number} من ${total}`)}
      />
    </>
  );
}

export const Open: StoryObj = { render: () => <Opened /> };

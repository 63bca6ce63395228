import { Lightbox } from '@paddock/ui/lightbox';
import { Picture } from '@paddock/ui/picture';
import { useT } from '../../../i18n/use-t.ts';
import type { MediumView } from '../product-view.ts';
import { Video } from './video.tsx';

type Props = {
  name: string;
  media: MediumView[];
  start: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export default function GalleryLightbox({ name, media, start, isOpen, onOpenChange }: Props) {
  const t = useT();
  return (
    <Lightbox
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={name}
      start={start}
      items={media.map((medium) => ({
        key: medium.key,
        body: medium.video ? (
          <Video medium={medium} />
        ) : (
          medium.picture && <Picture source={medium.picture} alt={medium.alt} sizes="100vw" />
        ),
      }))}
      closeLabel={t('shell.close')}
      previousLabel={t('shell.previous')}
      nextLabel={t('shell.next')}
      placeLabel={(number, total) => t('products.pictureOf', { number, total })}
    />
  );
}

import { Icon } from '@paddock/ui/icon';
import { Picture } from '@paddock/ui/picture';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import type { MediumView, ProductView } from '../product-view.ts';

const loadLightbox = () => import('./gallery-lightbox.tsx');
const GalleryLightbox = lazy(loadLightbox);
const SpinFigure = lazy(() => import('./spin-figure.tsx'));

type Props = {
  product: Pick<ProductView, 'name' | 'gallery' | 'spin' | 'colors' | 'picture'>;
  color: number | null;
};

/** The chosen colour first, then what shows none, then the other colours; the picture of the hero comes last of its own. */
export function galleryFor(gallery: MediumView[], color: number | null, hero: string | null): MediumView[] {
  const rank = (medium: MediumView) => {
    if (medium.valueId === null) return 2;
    if (medium.valueId !== color) return 4;
    return medium.key === hero ? 3 : 1;
  };
  return gallery.toSorted((a, b) => rank(a) - rank(b));
}

/** One large, the others below; a press shows them over the whole window. */
export function Gallery({ product, color }: Props) {
  const t = useT();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ on: string; at: number } | null>(null);
  const [isTurning, setTurning] = useState(false);
  const hero = product.colors.find((one) => one.id === color)?.picture ?? product.picture;
  const media = galleryFor(product.gallery, color, hero?.key ?? null);
  if (media.length === 0) return null;
  const small = media.slice(1, media.length > 6 ? 7 : 4);

  const tile = (medium: MediumView, index: number, sizes: string) => (
    <GalleryTile
      medium={medium}
      sizes={sizes}
      onPrepare={() => void loadLightbox()}
      onOpen={() => setOpened({ on: key, at: index })}
    />
  );
  return (
    <section
      id="gallery"
      className="gallery product-section"
      aria-label={t('products.gallery')}
      data-small={small.length}
    >
      <div className="gallery__large">
        {isTurning ? (
          <Suspense fallback={media[0] && tile(media[0], 0, '100vw')}>
            <SpinFigure frames={product.spin} name={product.name} onClose={() => setTurning(false)} />
          </Suspense>
        ) : (
          media[0] && tile(media[0], 0, '100vw')
        )}
        {product.spin.length > 0 && !isTurning && <TurnButton onPress={() => setTurning(true)} />}
      </div>
      {small.map((medium, index) => (
        <div key={medium.key} className="gallery__small">
          {tile(medium, index + 1, '(min-width: 768px) 33vw, 50vw')}
        </div>
      ))}
      {opened && (
        <Suspense>
          <GalleryLightbox
            name={product.name}
            media={media}
            start={opened.at}
            isOpen={opened.on === key}
            onOpenChange={(isOpen) => setOpened(isOpen ? opened : null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function TurnButton({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <button type="button" className="gallery__tool" onClick={onPress} title={t('products.view360')}>
      <Icon name="turn" />
      {t('products.turnAround')}
    </button>
  );
}

const BANNER_RATIO = 2;
const isBanner = ({ picture }: MediumView) =>
  picture !== null && picture.width / picture.height > BANNER_RATIO;

type TileProps = { medium: MediumView; sizes: string; onPrepare: () => void; onOpen: () => void };

function GalleryTile({ medium, sizes, onPrepare, onOpen }: TileProps) {
  const t = useT();
  return (
    <a
      className="gallery__tile"
      href={medium.href}
      data-banner={isBanner(medium) || undefined}
      aria-haspopup="dialog"
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {medium.picture && <Picture source={medium.picture} alt={medium.alt} sizes={sizes} fit="cover" />}
      {medium.video && (
        <span className="gallery__play">
          <Icon name="play" />
          <span className="ui-hidden">{t('products.play')}</span>
        </span>
      )}
    </a>
  );
}

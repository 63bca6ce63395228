import { pictureUrl } from '@paddock/ui/picture';
import type { MediumView } from '../product-view.ts';

/** Silent films of machines: they start when asked, never by themselves, and cost nothing before. */
export function Video({ medium }: { medium: MediumView }) {
  const { picture, video } = medium;
  if (!video) return null;
  const poster =
    picture && pictureUrl(picture, picture.widths.findLast((width) => width <= 1200) ?? 800, 'jpeg');
  return (
    // biome-ignore lint/a11y/useMediaCaption: nothing is said in them
    <video
      className="product-video"
      src={video.src}
      poster={poster ?? undefined}
      aria-label={medium.alt}
      controls
      preload="none"
      playsInline
    />
  );
}

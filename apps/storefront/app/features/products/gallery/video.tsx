import { pictureUrl } from '@paddock/ui/picture';
import type { MediumView } from '../product-view.ts';

type Props = {
  medium: MediumView;
  /** The browser's own. */
  hasControls?: boolean;
  onPlayingChange?: (isPlaying: boolean) => void;
};

/** Silent films of machines: they start when asked, never by themselves, and cost nothing before. */
export function Video({ medium, hasControls = true, onPlayingChange }: Props) {
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
      controls={hasControls}
      onPlay={() => onPlayingChange?.(true)}
      onPause={() => onPlayingChange?.(false)}
      onEnded={() => onPlayingChange?.(false)}
      preload="none"
      playsInline
    />
  );
}

import { Icon } from '@paddock/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { MediumView } from '../product-view.ts';
import { Video } from './video.tsx';

/** A silent film that fills its card: one button plays and pauses it. Without script the browser's controls stay. */
export function Film({ medium }: { medium: MediumView }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [hasScript, setHasScript] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => setHasScript(true), []);

  function toggle() {
    const video = box.current?.querySelector('video');
    if (!video) return;
    // A refusal (no network, no decoder) leaves the poster and the button as they are.
    if (video.paused) video.play().catch(() => {});
    else video.pause();
  }

  return (
    <div ref={box} className="film" data-playing={isPlaying || undefined}>
      <Video medium={medium} hasControls={!hasScript} onPlayingChange={setIsPlaying} />
      {hasScript && (
        <button
          type="button"
          className="film__button"
          aria-label={`${t(isPlaying ? 'products.pause' : 'products.play')}: ${medium.alt}`}
          onClick={toggle}
        >
          <span className="gallery__play">
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </span>
        </button>
      )}
    </div>
  );
}

import { Button } from '@paddock/ui/button';
import type { PictureSource } from '@paddock/ui/picture';
import { Spin } from '@paddock/ui/spin';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';

type Props = { frames: PictureSource[]; name: string; onClose: () => void };

// On a phone with fine pixels 100vw would fetch two dozen of the largest frames.
const SIZES = '(min-width: 768px) 100vw, 60vw';

/** Replaces the large picture while the 360° view is open. */
export default function SpinFigure({ frames, name, onClose }: Props) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so its focus moves to the stage; the whole figure is scrolled clear of the sticky bar.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={root} className="gallery__spin">
      <Spin
        frames={frames}
        label={name}
        valueText={(degrees) => t('products.turned', { degrees })}
        hint={t('products.spinHint')}
        leftLabel={t('products.turnLeft')}
        rightLabel={t('products.turnRight')}
        sizes={SIZES}
        action={
          <Button size="small" variant="light" onClick={onClose}>
            {t('products.spinClose')}
          </Button>
        }
      />
    </div>
  );
}

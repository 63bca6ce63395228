import { Button } from '@paddock/ui/button';
import type { PictureSource } from '@paddock/ui/picture';
import { Spin } from '@paddock/ui/spin';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';

type Props = { frames: PictureSource[]; name: string; onClose: () => void };

/** Replaces the large picture while the 360° view is open. */
export default function SpinFigure({ frames, name, onClose }: Props) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  // The button that asked for it is gone: its focus goes on to what it asked for.
  useEffect(() => root.current?.querySelector<HTMLElement>('[role=slider]')?.focus(), []);
  return (
    <div ref={root} className="gallery__spin">
      <Spin
        frames={frames}
        label={name}
        valueText={(degrees) => t('products.turned', { degrees })}
        hint={t('products.spinHint')}
        leftLabel={t('products.turnLeft')}
        rightLabel={t('products.turnRight')}
        sizes="100vw"
      />
      <Button className="gallery__back" size="small" variant="light" onClick={onClose}>
        {t('products.spinClose')}
      </Button>
    </div>
  );
}

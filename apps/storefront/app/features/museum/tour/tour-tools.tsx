import { IconButton } from '@paddock/ui/icon-button';
import type { RefObject } from 'react';
import { useT } from '../../../i18n/use-t.ts';

type Props = {
  /** What fills the screen. */
  frame: RefObject<HTMLElement | null>;
  isCalm: boolean;
  turning: boolean;
  mayTurn: boolean;
  onMayTurn: (mayTurn: boolean) => void;
  onZoom: (by: number) => void;
};

/** The buttons over the view: rotation, zoom, full screen. */
export function TourTools({ frame, isCalm, turning, mayTurn, onMayTurn, onZoom }: Props) {
  const t = useT();
  const isFullscreen = () => document.fullscreenElement === frame.current;
  return (
    <div className="museum-tour__tools">
      {!isCalm && (
        <IconButton
          icon={mayTurn ? 'pause' : 'turn'}
          label={mayTurn ? t('museum.stopTurning') : t('museum.startTurning')}
          aria-pressed={!mayTurn}
          data-turning={turning}
          onClick={() => onMayTurn(!mayTurn)}
        />
      )}
      <IconButton icon="plus" label={t('museum.closer')} onClick={() => onZoom(15)} />
      <IconButton icon="minus" label={t('museum.wider')} onClick={() => onZoom(-15)} />
      <IconButton
        icon="expand"
        label={t('museum.fullscreen')}
        onClick={() => (isFullscreen() ? document.exitFullscreen() : frame.current?.requestFullscreen())}
      />
    </div>
  );
}

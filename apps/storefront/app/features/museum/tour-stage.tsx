import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { Picture, type PictureSource } from '@paddock/ui/picture';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { RoomId } from './rooms.ts';

const loadTour = () => import('./tour/museum-tour.tsx');
type Tour = Awaited<ReturnType<typeof loadTour>>['default'];

type Props = {
  poster: PictureSource;
  panoramas: Record<RoomId, { small: string; large: string }>;
  /** In which room the visitor is set down; null: still before the door. */
  room: RoomId | null;
  onEnter: () => void;
};

// Only a prefetch: a failure is reported when the visitor enters.
const fetchEarly = () => void loadTour().catch(() => {});
const hasWebGl = () => Boolean(document.createElement('canvas').getContext('webgl2'));

/** The entrance: a picture and a button. The viewer is loaded when the visitor enters. */
export function TourStage({ poster, panoramas, room, onEnter }: Props) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  const [Tour, setTour] = useState<Tour | null>(null);
  const isInside = room !== null;
  useEffect(() => {
    if (!isInside) return;
    if (!hasWebGl()) return setFailed(true);
    loadTour().then(
      (module) => setTour(() => module.default),
      () => setFailed(true),
    );
  }, [isInside]);
  // Twice the pixels a phone can show would only be weight.
  const size = () => (matchMedia('(max-width: 767px)').matches ? 'small' : 'large');
  if (failed) {
    return (
      <div className="ui-column museum-stage__note">
        <Note tone="info" isLive>
          {t('museum.flat')}
        </Note>
      </div>
    );
  }
  if (room !== null && Tour) {
    return (
      <Tour
        key={room}
        start={room}
        panorama={(id) => panoramas[id]?.[size()] ?? ''}
        onFail={() => setFailed(true)}
      />
    );
  }
  return (
    <div className="museum-stage ui-dark">
      <Picture source={poster} alt={t('museum.poster')} sizes="100vw" fit="cover" priority />
      <div className="ui-column museum-stage__enter">
        <Button
          iconStart="turn"
          isLoading={isInside}
          onPointerEnter={fetchEarly}
          onFocus={fetchEarly}
          onClick={onEnter}
        >
          {t('museum.enter')}
        </Button>
        <p className="ui-small">{t('museum.hint')}</p>
      </div>
    </div>
  );
}

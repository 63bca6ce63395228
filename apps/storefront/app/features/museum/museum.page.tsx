import type { PictureSource } from '@paddock/ui/picture';
import { useState } from 'react';
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx';
import { Head } from '../../frame/head.tsx';
import { pageError } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { getPicture } from '../../media/media.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/museum.page.ts';
import { museumUrlOf, panoramaOf } from './museum.server.ts';
import { RoomPictures } from './room-pictures.tsx';
import { ENTRANCE, ROOM_IDS, ROOMS, type RoomId } from './rooms.ts';
import { TourStage } from './tour-stage.tsx';
import { VisitUs } from './visit-us.tsx';
import './museum.css';

await requireMessages('museum');

const byRoom = <Thing,>(make: (id: RoomId) => Thing) =>
  Object.fromEntries(ROOM_IDS.map((id) => [id, make(id)])) as Record<RoomId, Thing>;

export function loader({ context }: Route.LoaderArgs) {
  if (ROOMS.length === 0) throw pageError('not_found', 404);
  return {
    stills: byRoom((id) => getPicture(`still-${id}`)),
    panoramas: byRoom(panoramaOf),
    museumUrl: museumUrlOf(context.get(visitContext)),
  };
}

export default function MuseumPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { stills, panoramas, museumUrl } = loaderData;
  const [room, setRoom] = useState<RoomId | null>(null);
  return (
    <>
      <Head title={t('museum.title')} description={t('museum.lead')} />
      <div className="museum-head ui-dark">
        <div className="ui-column">
          <Breadcrumbs
            trail={[{ name: t('shell.footer.about'), path: 'company' }]}
            current={t('museum.title')}
          />
          <h1 className="ui-h1">{t('museum.title')}</h1>
          <p className="ui-lead">{t('museum.lead')}</p>
        </div>
      </div>
      <div id="tour" className="museum-door">
        <TourStage
          poster={stills[ENTRANCE] as PictureSource}
          panoramas={panoramas}
          room={room}
          onEnter={() => setRoom(ENTRANCE)}
        />
      </div>
      <RoomPictures stills={stills} onEnter={setRoom} />
      <VisitUs museumUrl={museumUrl} />
    </>
  );
}

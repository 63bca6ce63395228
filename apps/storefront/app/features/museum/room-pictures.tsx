import { GoLink } from '@paddock/ui/go-link';
import { Picture, type PictureSource } from '@paddock/ui/picture';
import { Section } from '@paddock/ui/section';
import { useT } from '../../i18n/use-t.ts';
import { ROOMS, type RoomId } from './rooms.ts';
import { useWords } from './use-words.ts';

type Props = { stills: Record<RoomId, PictureSource>; onEnter: (id: RoomId) => void };

/** Every room as picture and text: the whole museum without the tour. */
export function RoomPictures({ stills, onEnter }: Props) {
  const t = useT();
  const words = useWords();
  return (
    <Section title={t('museum.rooms')} intro={t('museum.roomsIntro')}>
      <div className="museum-rooms">
        {ROOMS.map(({ id, machines }) => (
          <article key={id} id={`room-${id}`} className="museum-room" aria-labelledby={`name-${id}`}>
            <Picture
              source={stills[id] as PictureSource}
              alt=""
              sizes="(min-width: 1024px) 50vw, 100vw"
              fit="cover"
            />
            <div className="museum-room__text">
              <h3 id={`name-${id}`} className="ui-h3">
                {words.room(id)}
              </h3>
              <p>{words.roomText(id)}</p>
              <dl className="museum-room__machines">
                {machines.map((machine) => (
                  <div key={machine.id}>
                    <dt>
                      <bdi>{words.machine(machine.id)}</bdi> <span className="ui-muted">{machine.year}</span>
                    </dt>
                    <dd>{words.about(machine.id)}</dd>
                  </div>
                ))}
              </dl>
              <GoLink href="#tour" className="museum-room__go" onClick={() => onEnter(id)}>
                {t('museum.walk', { room: words.room(id) })}
              </GoLink>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

import { useT } from '../../../i18n/use-t.ts';
import { Avatar } from '../../../kit/parts/people.tsx';
import { type PresenceSubject, usePresence } from '../../../kit/presence/use-presence.ts';

const MAX_SHOWN = 3;

/** The others who have this text open; nothing while there is none. */
export function Presence({ subject }: { subject: PresenceSubject }) {
  const t = useT();
  const others = usePresence(subject);
  const names = others.map(({ name }) => name);
  const text =
    names.length === 1
      ? t('content.presence.one', { name: names[0] ?? '' })
      : t('content.presence.several', {
          names: new Intl.ListFormat(document.documentElement.lang).format(names),
        });
  return (
    <span className="row row--4" role="status">
      {names.length > 0 ? (
        <span className="row row--4" title={text}>
          {names.slice(0, MAX_SHOWN).map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <span className="visually-hidden">{text}</span>
        </span>
      ) : null}
    </span>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => part[0])
    .filter((_, place, all) => place === 0 || place === all.length - 1)
    .join('')
    .toUpperCase();

const TINTS = ['b', 'c', 'd', 'e'] as const;
const tintOf = (name: string) =>
  TINTS[[...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % TINTS.length];

/** Initials of a person, in one of four quiet colours that stays the same for a name. */
export function Avatar({ name, isMe, isLarge }: { name: string; isMe?: boolean; isLarge?: boolean }) {
  return (
    <span className={`av av--${isMe ? 'me' : tintOf(name)}${isLarge ? ' av--l' : ''}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

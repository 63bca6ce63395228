const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => part[0])
    .filter((_, place, all) => place === 0 || place === all.length - 1)
    .join('')
    .toUpperCase();

const TINTS = ['green', 'amber', 'blue', 'purple'] as const;
const tintOf = (name: string) =>
  TINTS[[...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % TINTS.length];

/** Initials of a person, in one of four quiet colours that stays the same for a name. */
export function Avatar({ name, isMe, isLarge }: { name: string; isMe?: boolean; isLarge?: boolean }) {
  return (
    <span
      className={`avatar avatar--${isMe ? 'me' : tintOf(name)}${isLarge ? ' avatar--large' : ''}`}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}

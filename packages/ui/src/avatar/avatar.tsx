import type { CSSProperties } from 'react';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: number | undefined;
}

/** First letters of the first and last word, by code point, so that any script works. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Decoration beside a name that is written out. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  return (
    <span className="ui-avatar" style={{ '--avatar': `${size}px` } as CSSProperties} aria-hidden="true">
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" /> : initials(name)}
    </span>
  );
}

import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** Decoration: the words beside it or the label of its button say the same. `isDirectional` turns it round in Arabic. */
export function Icon({
  name,
  size,
  isDirectional,
}: {
  name: IconName;
  size?: 12 | 14 | 20 | 22;
  isDirectional?: boolean;
}) {
  const sized = size ? ` icon--${size}` : '';
  return (
    <svg
      className={`icon${sized}${isDirectional ? ' icon--flip' : ''}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

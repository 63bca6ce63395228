import { useState } from 'react';
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

/** The picture of a vehicle, beside its name; a drawn one where there is none or the shop does not answer. */
export function Picture({ address }: { address: string | null }) {
  const [isMissing, setMissing] = useState(address === null);
  return (
    <span className="picture" aria-hidden="true">
      {isMissing || address === null ? (
        <Icon name="picture" size={22} />
      ) : (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setMissing(true)} />
      )}
    </span>
  );
}

/** The sign of the desk. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" fill="var(--mark-ground)" />
      <path
        d="M7.2 19V5.4M7.2 6.4h5.4a4.2 4.2 0 0 1 4.2 4.2M16.8 10.6a4.2 4.2 0 0 1-4.2 4.2h-2"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M11 10.6h2" stroke="#9b9af5" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

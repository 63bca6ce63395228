import { useState } from 'react';
import { Icon } from './icon.tsx';

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

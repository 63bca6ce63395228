import { useEffect, useState } from 'react';

/** Plays silently behind the words, for who has nothing against motion; the picture below it stays until it does. */
export default function BackgroundFilm({ src }: { src: string }) {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setMayMove(!still.matches);
    follow();
    still.addEventListener('change', follow);
    return () => still.removeEventListener('change', follow);
  }, []);
  if (!mayMove) return null;
  return (
    <video
      className="banner__film"
      src={src}
      tabIndex={-1}
      aria-hidden="true"
      autoPlay
      muted
      loop
      playsInline
    />
  );
}

import { useT } from '../../i18n/use-t.ts';

export function Stars({ count }: { count: number }) {
  const t = useT();
  return (
    <span className="stars" role="img" aria-label={t('reviews.starsOf', { count })}>
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}
    </span>
  );
}

import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';

const ROWS = [92, 80, 98, 84, 94, 82, 90, 76, 96];
const DELAY_MS = 150;

/** Grey rows while a list is loading; an answer within 150 ms never shows them. */
export function ListSkeleton() {
  const t = useT();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" aria-label={t('kit.loading')}>
      {isShown
        ? ROWS.map((width, place) => (
            <div key={width} className="skeleton-row" style={{ opacity: 1 - place * 0.1 }}>
              <span className="skeleton" style={{ inlineSize: 15, blockSize: 15 }} />
              <span className="skeleton" style={{ inlineSize: width, blockSize: 12 }} />
              <span className="skeleton" style={{ inlineSize: 26, blockSize: 12 }} />
              <span className="skeleton" style={{ inlineSize: 200 - width, blockSize: 12 }} />
              <span className="grow" />
              <span className="skeleton" style={{ inlineSize: 54, blockSize: 12 }} />
            </div>
          ))
        : null}
    </div>
  );
}

import type { MediaRow } from '@paddock/server/features/media/staff/media.staff.contract.ts';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { Status } from '../../kit/parts/status.tsx';
import { keepScope } from '../../kit/session/scope.ts';

const FORWARD = ['ArrowRight', 'ArrowLeft'] as const;

/** The pictures as tiles. One of them is in the order of Tab; arrow keys go to the others. */
export function MediaGrid({ rows, onOpen }: { rows: readonly MediaRow[]; onOpen(): void }) {
  const t = useT();
  const [search] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const cursor = Math.min(current, rows.length - 1);

  const go = (place: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, place));
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>('a')[next]?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = stepOf(event.key, list.current);
    if (step === null) return;
    event.preventDefault();
    event.stopPropagation();
    go(event.key === 'Home' ? 0 : event.key === 'End' ? rows.length - 1 : cursor + step);
  };
  return (
    <ul ref={list} className="media-grid" aria-label={t('media.title')} onKeyDown={onKeyDown}>
      {rows.map((row, place) => (
        <li key={row.key}>
          <Link
            className="media-tile"
            to={keepScope(`/media/${row.key}`, search)}
            tabIndex={place === cursor ? 0 : -1}
            onFocus={() => setCurrent(place)}
            onClick={onOpen}
          >
            <Tile row={row} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How far a key goes in the grid as it is laid out. */
function stepOf(key: string, list: HTMLElement | null): number | null {
  const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
  const isRtl = document.documentElement.dir === 'rtl';
  const [forward, back] = isRtl ? FORWARD.toReversed() : FORWARD;
  if (key === forward) return 1;
  if (key === back) return -1;
  if (key === 'ArrowDown') return columns;
  if (key === 'ArrowUp') return -columns;
  return key === 'Home' || key === 'End' ? 0 : null;
}

function Tile({ row }: { row: MediaRow }) {
  const t = useT();
  const [isMissing, setMissing] = useState(false);
  const size = row.width && row.height ? `${row.width} × ${row.height}` : null;
  return (
    <>
      {row.preview && !isMissing ? (
        <img
          src={row.preview}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          style={row.focus ? { objectPosition: `${row.focus.x}% ${row.focus.y}%` } : undefined}
        />
      ) : (
        <span className="media-tile__none">
          <Icon name={row.kind === 'film' ? 'play' : 'picture'} size={22} />
        </span>
      )}
      <span className="media-tile__words">
        <span className="small font-medium truncate">{row.key}</span>
        <span className="x-small muted truncate">
          {row.status === 'usable' ? (
            <>
              {size ? <bdi>{size}</bdi> : null}
              {size ? ', ' : ''}
              {t('media.uses', { count: row.uses })}
            </>
          ) : (
            <Status
              id={`media.status.${row.status}`}
              {...(row.status === 'processing' && { tone: 'accent', icon: 'half' })}
            />
          )}
        </span>
      </span>
    </>
  );
}

import type { ElementType, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useDigits } from '../page-locale/page-locale.tsx';

export interface PagerProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "Page 3", for screen readers. */
  pageLabel: (page: number) => string;
  page: number;
  pageCount: number;
  href: (page: number) => string;
  /** The router's link component; gets `href` and `to`. */
  as?: ElementType | undefined;
  /** Where a list turns in place: the address is then only for those without script. */
  onTurn?: ((page: number) => void) | undefined;
}

/** Which numbers to show: the ends, the current page and its neighbours; 0 stands for a gap. */
export function pagesToShow(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  const pages = [...wanted].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1];
    if (before === undefined || n === before + 1) return [n];
    // A gap of one page is that page.
    return n === before + 2 ? [n - 1, n] : [0, n];
  });
}

/** Pages are places: links, so that each can be opened, kept and indexed. */
export function Pager(props: PagerProps) {
  const { label, previousLabel, nextLabel, pageLabel, page, pageCount, href, as: Link = 'a', onTurn } = props;
  const digits = useDigits();
  if (pageCount < 2) return null;
  const to = (target: number) => ({
    href: href(target),
    ...(Link !== 'a' && { to: href(target) }),
    ...(onTurn && { onClick: (event: MouseEvent) => turn(event, target) }),
  });
  function turn(event: MouseEvent, target: number) {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onTurn?.(target);
  }
  return (
    <nav aria-label={label}>
      <ul className="ui-pager">
        {page > 1 && (
          <li>
            <Link {...to(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="chevron-start" />
            </Link>
          </li>
        )}
        {pagesToShow(page, pageCount).map((n, index) => (
          <li key={n || `gap-${index}`}>
            {n === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link {...to(n)} aria-label={pageLabel(n)} aria-current={n === page ? 'page' : undefined}>
                {digits(n)}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link {...to(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="chevron-end" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

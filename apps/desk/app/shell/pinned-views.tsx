import { Link, useLocation, useSearchParams } from 'react-router';
import { useT } from '../i18n/use-t.ts';
import { isView } from '../kit/list/list-address.ts';
import { Icon } from '../kit/parts/icon.tsx';
import { keepScope } from '../kit/session/scope.ts';
import { usePinnedViews } from '../kit/views/use-saved-views.ts';

/** Saved views that the person or a colleague of the role has pinned. */
export default function PinnedViews() {
  const t = useT();
  const views = usePinnedViews();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (views.length === 0) return null;
  const isShown = (to: string) => {
    const [path, query = ''] = to.split('?');
    return pathname === path && isView(search, query);
  };
  return (
    <section aria-labelledby="pinned-views">
      <p className="side__group" id="pinned-views">
        {t('shell.pinned')}
      </p>
      {views.map(({ id, name, to }) => (
        <Link
          key={id}
          className="side__item"
          to={keepScope(to, search)}
          aria-current={isShown(to) ? 'page' : undefined}
        >
          <Icon name="flag" />
          <bdi className="truncate">{name}</bdi>
        </Link>
      ))}
    </section>
  );
}

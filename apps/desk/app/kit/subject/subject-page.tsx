import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { DeskError } from '../calls/desk-error.ts';
import { History } from '../history/history.tsx';
import type { HistorySubject } from '../history/subject-history.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { ListSkeleton } from '../list/skeleton.tsx';
import { findTrailPlace } from '../list/trail.ts';
import { Kbd } from '../parts/kbd.tsx';
import { FailedState } from '../parts/state-page.tsx';
import { Screen } from '../screen/screen.tsx';

interface SubjectPageProps<Answer> {
  /** For the window's title, before the answer is there as well. */
  readonly name: string;
  readonly crumb: { readonly to: string; readonly label: string };
  readonly query: UseQueryResult<Answer, DeskError>;
  title(answer: Answer): ReactNode;
  status?(answer: Answer): ReactNode;
  /** `<Actions …>`. */
  actions?(answer: Answer): ReactNode;
  panel?(answer: Answer): ReactNode;
  /** Whose acts are shown below the content; without it the subject has a history of its own. */
  history?(answer: Answer): HistorySubject;
  children(answer: Answer): ReactNode;
}

/** One subject: its state, the next step, the content and its context; `[` and `]` walk the list one came from. */
export function SubjectPage<Answer>(props: SubjectPageProps<Answer>) {
  const { name, crumb, query } = props;
  const answer = query.data;
  const place = findTrailPlace(useLocation().pathname);
  const back = place?.list ?? crumb.to;
  return (
    <Screen
      name={name}
      crumb={{ to: back, label: crumb.label }}
      title={answer === undefined ? name : props.title(answer)}
      status={answer === undefined ? null : props.status?.(answer)}
      actions={
        <>
          <TrailButtons back={back} />
          {answer === undefined ? null : props.actions?.(answer)}
        </>
      }
      panel={answer === undefined ? undefined : props.panel?.(answer)}
      hasFoot
    >
      {answer !== undefined ? (
        <div className="col col--20 pad">
          {props.children(answer)}
          {props.history ? <History {...props.history(answer)} /> : null}
        </div>
      ) : query.isError ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Screen>
  );
}

function TrailButtons({ back }: { back: string }) {
  const t = useT();
  const navigate = useNavigate();
  const place = findTrailPlace(useLocation().pathname);
  const go = (href: string | undefined) => href !== undefined && void navigate(href, { replace: true });
  useKeys([
    { keys: '[', label: t('kit.previous'), run: () => go(place?.previous) },
    { keys: ']', label: t('kit.next'), run: () => go(place?.next) },
    { keys: 'escape', label: t('kit.back'), run: () => void navigate(back) },
  ]);
  if (!place) return null;
  return (
    <span className="row trail">
      <span className="muted small nowrap">
        {t('kit.place', { place: place.place + 1, count: place.count })}
      </span>
      <span className="btn-group">
        <button
          type="button"
          className="btn btn--small"
          aria-label={t('kit.previous')}
          aria-disabled={place.previous === undefined || undefined}
          onClick={() => go(place.previous)}
        >
          <Kbd keys="[" />
        </button>
        <button
          type="button"
          className="btn btn--small"
          aria-label={t('kit.next')}
          aria-disabled={place.next === undefined || undefined}
          onClick={() => go(place.next)}
        >
          <Kbd keys="]" />
        </button>
      </span>
    </span>
  );
}

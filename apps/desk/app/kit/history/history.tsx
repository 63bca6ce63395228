import { lazy, Suspense } from 'react';
import type { HistorySubject } from './subject-history.tsx';

const SubjectHistory = lazy(() => import('./subject-history.tsx'));

/** What staff did to a subject; loaded after the page. */
export function History(subject: HistorySubject) {
  return (
    <Suspense>
      <SubjectHistory {...subject} />
    </Suspense>
  );
}

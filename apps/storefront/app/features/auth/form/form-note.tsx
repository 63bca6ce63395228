import { Note } from '@paddock/ui/note';
import { Link } from 'react-router';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import { RichText } from '../../../text/rich-text.tsx';
import type { FormState } from './form-state.ts';

/** Above the form: why it came back, and what to do next. */
export function FormNote({ state, isLogin = false }: { state: FormState; isLogin?: boolean }) {
  const t = useT();
  const path = usePath();
  const recovery = (words: string) => (
    <Link className="ui-link" to={path('recovery')}>
      {words}
    </Link>
  );
  const { problem } = state;
  return (
    <Note tone="alert" isLive title={problem === 'refused' ? state.message : t(`auth.problem.${problem}`)}>
      {problem === 'wrong' && (
        <p>
          <RichText text={t('auth.login.failedHint')} parts={[recovery]} />
        </p>
      )}
      {problem === 'throttled' && <p>{t('auth.problem.wait', { minutes: state.minutes })}</p>}
      {problem === 'throttled' && isLogin && (
        <p>
          <RichText text={t('auth.login.throttledHint')} parts={[recovery]} />
        </p>
      )}
      {problem === 'offline' && <p>{t('auth.problem.offlineHint')}</p>}
    </Note>
  );
}

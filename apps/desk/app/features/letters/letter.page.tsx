import { dryRunLetter, type Letter, showLetter } from '@paddock/server/features/letters/letters.contract.ts';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { Actions } from '../../kit/actions/actions.tsx';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Note, Section } from '../../kit/parts/facts.tsx';
import { SubjectPage } from '../../kit/subject/subject-page.tsx';
import { letterActions } from './letter-actions.ts';
import { LetterAudience } from './letter-audience.tsx';
import { LetterPanel } from './letter-panel.tsx';
import { LetterResults } from './letter-results.tsx';
import { LetterStatus } from './letter-status.tsx';
import { LetterSteps } from './letter-steps.tsx';

await requireMessages('letters');

const LetterPreview = lazy(() => import('./letter-preview.tsx'));

const WATCH_MS = 2000;
const isAllowed = ({ actions }: Letter, name: string) =>
  actions.some((action) => action.name === name && action.allowed);

/** Numbers of a letter that is being sent follow by themselves. */
const watchSending = ({ state }: { state: { data?: unknown } }) => {
  const status = (state.data as { data: Letter } | undefined)?.data.status;
  return status === 'sending' || status === 'scheduled' ? WATCH_MS : false;
};

/** One letter: where it stands, who gets it, how it went. */
export default function LetterPage() {
  const t = useT();
  const { site = '', id = '' } = useParams();
  const input = { params: { id } };
  const query = useDeskQuery(showLetter, input, { site, staleTime: 0, refetchInterval: watchSending });
  const canSend = query.data !== undefined && isAllowed(query.data.data, 'letter.send');
  const dryRun = useDeskQuery(dryRunLetter, input, { site, enabled: canSend, staleTime: 0 });
  return (
    <SubjectPage
      name={query.data?.data.name ?? t('letters.one', { id })}
      crumb={{ to: '/letters', label: t('letters.title') }}
      query={query}
      title={({ data }) => <bdi>{data.name}</bdi>}
      status={({ data }) => <LetterStatus letter={data} isPill />}
      actions={({ data }) => (
        <>
          {isAllowed(data, 'letter.save') ? <EditButton site={site} id={id} /> : null}
          <Actions
            subject={data}
            site={site}
            offers={data.actions.filter(({ name }) => name !== 'letter.save')}
            specs={letterActions(t, dryRun.data?.data ?? null)}
          />
        </>
      )}
      panel={({ data }) => <LetterPanel letter={data} site={site} />}
      history={() => ({ kind: 'letter', subject: id, site })}
    >
      {({ data }) => (
        <>
          <LetterSteps letter={data} />
          <LetterResults letter={data} />
          <LetterAudience letter={data} dryRun={dryRun.data?.data ?? null} />
          {Object.keys(data.texts).length === 0 ? (
            <Note icon="edit">{t('letters.nothingWritten')}</Note>
          ) : (
            <Section title={t('letters.preview')}>
              <Suspense>
                <LetterPreview site={site} id={Number(id)} locales={Object.keys(data.texts)} />
              </Suspense>
            </Section>
          )}
        </>
      )}
    </SubjectPage>
  );
}

function EditButton({ site, id }: { site: string; id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const edit = () => void navigate(`/letters/${site}/${id}/edit`);
  useKeys([{ keys: 'e', label: t('letters.edit'), run: edit }]);
  return (
    <Button icon="edit" keys="e" onClick={edit}>
      {t('letters.edit')}
    </Button>
  );
}

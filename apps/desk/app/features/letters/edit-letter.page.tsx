import { type Letter, saveLetter, showLetter } from '@paddock/server/features/letters/letters.contract.ts';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { callDesk } from '../../kit/calls/call-desk.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { FailedState } from '../../kit/parts/state-page.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import type { ContentCalls } from '../content/editor/content-saver.ts';
import { useContent } from '../content/editor/use-content.ts';
import { checkLetter, letterOf, savedOf } from './letter-doc.ts';
import { LetterEditor } from './letter-editor.tsx';

await requireMessages('letters', 'content', 'unfinished');

const callsOf = (id: number, site: string): ContentCalls => ({
  async save(values, revision) {
    const body = { revision: Number(revision), ...letterOf(values) };
    return savedOf((await callDesk(saveLetter, { params: { id }, body }, { site })).data);
  },
  theirs: ({ data }) => savedOf((data as { current: Letter }).current),
  isComplete: (values) => checkLetter(values).success,
});

/** The texts of a letter, one language at a time. */
export default function EditLetterPage() {
  const { site = '', id = '' } = useParams();
  const t = useT();
  const query = useDeskQuery(showLetter, { params: { id } }, { site, staleTime: 0 });
  const [first, setFirst] = useState<Letter | null>(null);
  // A text from memory may be older than what was typed since; later answers do not touch the editor.
  if (!first && query.data && query.isFetchedAfterMount) setFirst(query.data.data);
  if (first) return <Editing key={`${site}/${id}`} site={site} letter={first} />;
  return (
    <Screen name={id} crumb={{ to: '/letters', label: t('letters.title') }}>
      {query.isError ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Screen>
  );
}

function Editing({ site, letter }: { site: string; letter: Letter }) {
  const { id, name, audience, texts } = letter;
  const [search] = useSearchParams();
  const [calls] = useState(() => callsOf(id, site));
  const [saved] = useState(() => savedOf(letter));
  const address = `/letters/${site}/${id}/edit`;
  const content = useContent({ kind: 'letter', ref: String(id), site, title: name, address }, saved, calls);
  const locale = search.get('locale') ?? Object.keys(texts)[0] ?? audience[0]?.locale ?? 'en';
  return <LetterEditor key={locale} site={site} letter={letter} locale={locale} content={content} />;
}

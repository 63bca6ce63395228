import { type LetterRow, listLetters } from '@paddock/server/features/letters/letters.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { contractSource } from '../../kit/list/contract-source.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { Column } from '../../kit/list/list-types.ts';
import { Button } from '../../kit/parts/button.tsx';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { numberText, Time } from '../../kit/parts/time.tsx';
import { useSiteChoice } from '../../kit/session/site-choice.tsx';
import { LetterStatus } from './letter-status.tsx';

await requireMessages('letters');
const source = contractSource(listLetters);

const NewLetter = lazy(() => import('./new-letter.tsx'));

const VIEWS = ['draft', 'scheduled', 'sending', 'sent'] as const;

/** Newsletters of all sites in the scope, the newest first. */
export default function LettersPage() {
  const t = useT();
  const { site } = useSiteChoice('letter.edit');
  const [isNew, setNew] = useState(false);
  useKeys([{ keys: 'c', label: t('letters.new'), run: () => setNew(true) }]);
  return (
    <>
      <ListPage
        name="letters"
        title={t('letters.title')}
        source={source}
        columns={useColumns()}
        rowId={({ site: of, id }) => `${of}/${id}`}
        rowLabel={({ name }) => name}
        rowHref={({ site: of, id }) => `/letters/${of}/${id}`}
        views={[
          { id: 'all', label: t('letters.view.all'), query: '' },
          ...VIEWS.map((status) => ({
            id: status,
            label: t(`letters.view.${status}`),
            query: `status=${status}`,
          })),
        ]}
        actions={
          <Button look="primary" icon="plus" keys="c" disabled={site === ''} onClick={() => setNew(true)}>
            {t('letters.new')}
          </Button>
        }
        card={(letter) => (
          <>
            <span className="row space-between">
              <b className="truncate">
                <bdi>{letter.name}</bdi>
              </b>
              <SiteTag site={letter.site} />
            </span>
            <span className="row space-between">
              <LetterStatus letter={letter} />
              <Sent letter={letter} />
            </span>
          </>
        )}
        empty={{ title: t('letters.empty'), text: t('letters.emptyText') }}
      />
      {isNew && site !== '' ? (
        <Suspense>
          <NewLetter onClose={() => setNew(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** How many of the readers have it; nothing before sending began. */
function Sent({ letter: { sent, planned } }: { letter: LetterRow }) {
  const t = useT();
  if (planned === null) return null;
  return (
    <span className="small muted nowrap">
      {t('letters.sentOf', { sent: numberText(sent), planned: numberText(planned) })}
    </span>
  );
}

function useColumns(): Column<LetterRow>[] {
  const t = useT();
  return [
    { id: 'site', header: t('letters.site'), width: '60px', cell: ({ site }) => <SiteTag site={site} /> },
    {
      id: 'name',
      header: t('letters.name'),
      width: 'minmax(200px, 1fr)',
      cell: ({ name }) => (
        <b className="truncate">
          <bdi>{name}</bdi>
        </b>
      ),
    },
    {
      id: 'status',
      header: t('letters.status'),
      width: '190px',
      cell: (letter) => <LetterStatus letter={letter} />,
    },
    {
      id: 'locales',
      header: t('letters.languages'),
      width: 'minmax(100px, 200px)',
      from: 1200,
      cell: ({ locales }) => <span className="muted small truncate">{locales.join(' ').toUpperCase()}</span>,
    },
    {
      id: 'sent',
      header: t('letters.sent'),
      width: '150px',
      align: 'end',
      from: 900,
      cell: (letter) => <Sent letter={letter} />,
    },
    {
      id: 'created',
      header: t('letters.created'),
      width: '110px',
      cell: ({ created_at: at, site }) => <Time at={at} site={site} />,
    },
  ];
}

import {
  type DraftEntry,
  discardDraft,
  listDrafts,
} from '@paddock/server/features/drafts/drafts.contract.ts';
import { Link } from 'react-router';
import { requireMessages } from '../../i18n/messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useDeskMutation, useDeskQuery } from '../../kit/calls/use-desk.ts';
import { ListSkeleton } from '../../kit/list/skeleton.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { FailedState, StatePage } from '../../kit/parts/state-page.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { Screen } from '../../kit/screen/screen.tsx';

await requireMessages('unfinished');

export default function UnfinishedPage() {
  const t = useT();
  const drafts = useDeskQuery(listDrafts, {}, { staleTime: 0 });
  return (
    <Screen name={t('unfinished.title')}>
      {drafts.isError ? (
        <FailedState error={drafts.error} onRetry={() => void drafts.refetch()} />
      ) : drafts.data === undefined ? (
        <ListSkeleton />
      ) : drafts.data.data.length === 0 ? (
        <StatePage icon="check" tone="ok" title={t('unfinished.empty')}>
          <p>{t('unfinished.emptyText')}</p>
        </StatePage>
      ) : (
        <div className="pad">
          <ul className="plain lines">
            {drafts.data.data.map((draft) => (
              <DraftRow key={`${draft.kind}/${draft.site}/${draft.ref}`} draft={draft} />
            ))}
          </ul>
        </div>
      )}
    </Screen>
  );
}

function DraftRow({ draft }: { draft: DraftEntry }) {
  const t = useT();
  const discard = useDeskMutation(discardDraft, { invalidates: ['/api/staff/drafts'] });
  const { kind, ref, site, title, address, updated_at } = draft;
  return (
    <li className="row space-between">
      <Link className="grow truncate" to={address}>
        <bdi>{title}</bdi>
      </Link>
      {site ? <SiteTag site={site} /> : null}
      <Time at={updated_at} />
      <Button
        size="small"
        look="quiet"
        aria-label={t('unfinished.discard', { title })}
        disabled={discard.isPending}
        onClick={() => discard.mutate({ params: { kind, ref }, query: site ? { site } : {} })}
      >
        {t('draft.discard')}
      </Button>
    </li>
  );
}

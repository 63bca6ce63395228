import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Note } from '@paddock/ui/note';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { needMessages } from '../../i18n/need-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { loadBag } from '../../session/bag.server.ts';
import type { BagItem } from '../../session/session.ts';
import { useBag } from '../../session/session-store.tsx';
import { Head } from '../../shell/head.tsx';
import { usePath } from '../../shell/use-path.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/bag.page.ts';
import { BagLine } from './bag-line.tsx';
import { BagBar, BagSummary } from './bag-summary.tsx';
import './bag.css';

await needMessages('shop');

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { bag: await loadBag(visit), failed: visit.url.searchParams.has('failed') };
}

export default function BagPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const { bag, said, heading, takeOut, exchange } = useShownBag(loaderData.bag);
  const gone = bag.items.filter((item) => item.unavailable);
  return (
    <div className="ui-column bag">
      <Head title={t('bag.title')} noindex />
      <h1 className="ui-h2" ref={heading} tabIndex={-1}>
        {t('bag.title')}
      </h1>
      <p className="ui-hidden" role="status">
        {said}
      </p>
      {loaderData.failed && <Note tone="alert" title={t('bag.failed')} />}
      {gone.length > 0 && (
        <Note tone="warn" title={t('bag.goneTitle', { count: gone.length })}>
          {t('bag.goneHint')}
        </Note>
      )}
      {bag.items.length > 0 ? (
        <div className="bag__columns">
          <ul className="bag__lines">
            {bag.items.map((item) => (
              <BagLine key={item.uuid} item={item} onRemove={takeOut} onExchange={exchange} />
            ))}
          </ul>
          <BagSummary bag={bag} />
          <BagBar bag={bag} />
        </div>
      ) : (
        bag.init && (
          <EmptyState
            icon="bag"
            title={t('bag.empty')}
            actions={
              <ButtonLink as={Link} to={path('search')}>
                {t('bag.continue')}
              </ButtonLink>
            }
          >
            {t('bag.emptyHint')}
          </EmptyState>
        )
      )}
    </div>
  );
}

/** The bag as the page brought it, from then on as the visitor changes it. */
function useShownBag(brought: Route.ComponentProps['loaderData']['bag']) {
  const t = useT();
  const { cart, add, remove, adopt } = useBag();
  const [adopted, setAdopted] = useState<typeof brought | null>(null);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (brought.init) adopt(brought);
    setAdopted(brought);
  }, [brought, adopt]);

  // The pressed button goes with its line: the keyboard goes on from the top of the list.
  async function takeOut(item: BagItem) {
    if (!(await remove(item.uuid))) return;
    setSaid(t('bag.removed', { name: item.name }));
    heading.current?.focus();
  }

  async function exchange(item: BagItem, uuid: string) {
    if (!(await add(uuid))) return;
    await remove(item.uuid);
    heading.current?.focus();
  }

  return { bag: adopted === brought ? cart : brought, said, heading, takeOut, exchange };
}

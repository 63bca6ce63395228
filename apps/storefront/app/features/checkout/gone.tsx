import { ButtonLink } from '@paddock/ui/button-link';
import { Note } from '@paddock/ui/note';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import type { Bag, BagItem } from '../../session/session.ts';
import { useBag } from '../../session/session-store.tsx';
import { usePath } from '../../shell/use-path.ts';
import { BagLine } from '../bag/bag-line.tsx';

/** Somebody was faster: what is gone, what can be had instead, and the way back. Nothing is held for either. */
export function Gone({ bag }: { bag: Bag }) {
  const t = useT();
  const path = usePath();
  const { add, remove, adopt } = useBag();
  const { revalidate } = useRevalidator();
  const gone = bag.items.filter((item) => item.unavailable);

  useEffect(() => adopt(bag), [bag, adopt]);

  async function takeOut(item: BagItem) {
    if (await remove(item.uuid)) await revalidate();
  }

  async function exchange(item: BagItem, uuid: string) {
    if (!(await add(uuid))) return;
    await remove(item.uuid);
    await revalidate();
  }

  return (
    <div className="ui-column co-gone">
      <h1 className="ui-h2">{t('checkout.title')}</h1>
      <Note tone="warn" title={t('bag.goneTitle', { count: gone.length })} isLive>
        <p>{t('bag.goneHint')}</p>
        <p>{t('checkout.delivery.notCharged')}</p>
      </Note>
      <ul>
        {bag.items.map((item) => (
          <BagLine key={item.uuid} item={item} onRemove={takeOut} onExchange={exchange} />
        ))}
      </ul>
      <ButtonLink as={Link} to={path('bag')} iconStart="arrow-start" variant="ghost">
        {t('bag.view')}
      </ButtonLink>
    </div>
  );
}

import {
  blockDemonstrator,
  liftBlock,
  listDemonstrators,
  type StaffDemonstrator,
} from '@paddock/server/features/test-rides/staff/test-rides.staff.contract.ts';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { useDeskMutation, useDeskQuery } from '../../kit/calls/use-desk.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { PanelSection } from '../../kit/parts/facts.tsx';
import { shortTime } from '../../kit/parts/time.tsx';

/** The demonstrators of a store, with the periods in which they are not offered. */
export function Demonstrators({ site, store }: { site: string; store: number }) {
  const t = useT();
  const query = useDeskQuery(listDemonstrators, { query: { store } }, { site });
  const lift = useDeskMutation(liftBlock, { site });
  const [blocking, setBlocking] = useState<StaffDemonstrator | null>(null);
  const rows = query.data?.data ?? [];
  return (
    <PanelSection title={t('testRides.demonstrators')} aside={rows.length}>
      <ul className="plain col">
        {rows.map((one) => (
          <li key={one.id} className="col">
            <span className="row space-between">
              <span className="truncate">
                <b>{one.product}</b> <bdi className="muted small">{one.ref}</bdi>
              </span>
              {one.blocks.length === 0 ? (
                <Button look="quiet" onClick={() => setBlocking(one)}>
                  {t('testRides.block')}
                </Button>
              ) : null}
            </span>
            {one.blocks.map((block) => (
              <span key={block.id} className="row space-between small">
                <span className="text-warn">
                  {t('testRides.blocked', { until: shortTime(block.ends_at), reason: block.reason })}
                </span>
                <Button
                  look="quiet"
                  disabled={lift.isPending}
                  onClick={() => lift.mutate({ params: { id: block.id }, body: {} })}
                >
                  {t('testRides.lift')}
                </Button>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {blocking ? (
        <BlockDialog site={site} demonstrator={blocking} onClose={() => setBlocking(null)} />
      ) : null}
    </PanelSection>
  );
}

interface BlockProps {
  readonly site: string;
  readonly demonstrator: StaffDemonstrator;
  readonly onClose: () => void;
}

function BlockDialog({ site, demonstrator, onClose }: BlockProps) {
  const t = useT();
  const block = useDeskMutation(blockDemonstrator, { site });
  async function submit(form: FormData) {
    const body = {
      starts_at: new Date().toISOString(),
      ends_at: new Date(String(form.get('until'))).toISOString(),
      reason: String(form.get('reason')),
    };
    try {
      await block.mutateAsync({ params: { id: demonstrator.id }, body });
      onClose();
    } catch (failure) {
      showToast((failure as Error).message, { tone: 'alert' });
    }
  }
  return (
    <Dialog title={t('testRides.blockTitle', { ref: demonstrator.ref })} onClose={onClose}>
      <form className="action" action={(form) => void submit(form)}>
        <label className="field">
          {t('testRides.until')}
          <span className="input">
            <input name="until" type="datetime-local" required />
          </span>
        </label>
        <label className="field">
          {t('testRides.reason')}
          <textarea className="input input--area" name="reason" rows={3} maxLength={500} required />
        </label>
        <div className="action__foot">
          <Button type="submit" look="primary" disabled={block.isPending}>
            {t('testRides.block')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import type { InboxItem } from '@paddock/server/features/inbox/inbox.contract.ts';
import { Link, useSearchParams } from 'react-router';
import { useLabel } from '../../i18n/use-t.ts';
import { Clock } from '../../kit/parts/clock.tsx';
import { SiteTag } from '../../kit/parts/codes.tsx';
import { Icon } from '../../kit/parts/icon.tsx';
import type { IconName } from '../../kit/parts/icon-paths.ts';
import { Money } from '../../kit/parts/money.tsx';
import { keepScope } from '../../kit/session/scope.ts';

const ICONS: Record<InboxItem['kind'], IconName> = {
  approval: 'people',
  transfer: 'bank',
  case: 'question',
  prepare: 'box',
  handover: 'truck',
  return: 'return',
  ticket: 'tickets',
  warranty: 'shield',
  activation: 'person',
};

const PATHS: Record<InboxItem['kind'], string> = {
  approval: 'approvals',
  transfer: 'orders',
  case: 'orders',
  prepare: 'orders',
  handover: 'orders',
  return: 'returns',
  ticket: 'tickets',
  warranty: 'warranty',
  activation: 'activations',
};

/** Where an item is opened. A case without an order is in the list of cases. */
export const pathOf = ({ kind, site, ref }: InboxItem): string =>
  kind === 'case' && /^\d{1,7}$/.test(ref) ? '/cases' : `/${PATHS[kind]}/${site}/${ref}`;

const TONE: Record<InboxItem['group'], string> = {
  approval: 'warn',
  late: 'alert',
  four_hours: 'warn',
  today: 'accent',
  week: 'accent',
  later: 'draft',
};

interface InboxRowProps {
  readonly item: InboxItem;
  readonly isCursor: boolean;
  onFocus(): void;
}

/** One thing that waits: what to do, for whom, until when. The whole row is a link. */
export function InboxRow({ item, isCursor, onFocus }: InboxRowProps) {
  const label = useLabel();
  const [search] = useSearchParams();
  const states = [`today.do.${item.kind}.${item.state}`, `today.do.${item.kind}`];
  return (
    <li>
      <Link
        to={keepScope(pathOf(item), search)}
        className={isCursor ? 'inbox__row is-cursor' : 'inbox__row'}
        onFocus={onFocus}
      >
        <span className={`inbox__icon inbox__icon--${TONE[item.group]}`}>
          <Icon name={ICONS[item.kind]} />
        </span>
        <span className="inbox__what truncate">
          <b>{label(states[0] ?? '', label(states[1] ?? '', item.kind))}</b>{' '}
          <span className="muted" dir="auto">
            {item.what}
          </span>
        </span>
        <SiteTag site={item.site} />
        <span className="inbox__name truncate">
          <bdi>{item.name}</bdi>
        </span>
        <span className="inbox__sum">
          {item.amount_minor !== null && item.currency ? (
            <Money minor={item.amount_minor} currency={item.currency} />
          ) : null}
        </span>
        <Clock due={item.due_at} from={item.since} />
        <span className="btn btn--small inbox__do" aria-hidden="true">
          {label(`today.act.${item.kind}`, item.kind)}
        </span>
      </Link>
    </li>
  );
}

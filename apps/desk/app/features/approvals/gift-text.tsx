import type { Gift } from '@paddock/server/features/approvals/approvals.contract.ts';
import { useT } from '../../i18n/use-t.ts';
import { Tag } from '../../kit/parts/codes.tsx';
import { Time } from '../../kit/parts/time.tsx';
import { ScopeText } from '../people/scope-text.tsx';
import { useRoleLabel } from '../roles/role-labels.ts';

/** The receiver of a role, its scope and its end. `isLine`: on one line, cut at its end, for rows of a list. */
export function GiftText({ gift, isLine }: { gift: Gift; isLine?: boolean }) {
  const t = useT();
  const roleLabel = useRoleLabel();
  return (
    <span className={isLine ? 'gift-line truncate' : 'row row--4 row--wrap'}>
      <bdi>{gift.to}</bdi> <Tag>{roleLabel(gift.role)}</Tag> <ScopeText {...gift} />{' '}
      {gift.until_at ? (
        <span className="small muted">
          {t('people.until')} <Time at={gift.until_at} />
        </span>
      ) : null}
    </span>
  );
}

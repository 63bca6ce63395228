import { type GrantInForce, holdsAll, permissionsIn } from '../../staff/grants.rules.ts';

const DAY_MS = 24 * 3600 * 1000;
const GUEST_DAYS = 14;
const MAX_DAYS = 366;

type Held = ReadonlyMap<string, ReadonlySet<number>>;

export interface GiveInput {
  readonly giverId: number;
  readonly held: Held;
  /** Undefined for a person who does not exist yet. */
  readonly receiverId?: number;
  /** What the role allows; null: there is no such role. */
  readonly permissions: readonly string[] | null;
  /** The sites of the scope; a store counts as its site. Empty: there is no such scope. */
  readonly siteIds: readonly number[];
  readonly from: Date;
  readonly until: Date | null;
  readonly isGuest: boolean;
  readonly now: Date;
  /** Until when the giver holds it; null: without an end; undefined: the giver does not hold all of it. */
  readonly heldUntil: Date | null | undefined;
}

export interface HeldGrant extends GrantInForce {
  readonly until_at: Date | null;
}

/** Until when these grants carry all permissions on all sites; null: without an end; undefined: they do not. */
export function findHeldUntil(
  grants: readonly HeldGrant[],
  permissions: readonly string[],
  siteIds: readonly number[],
): Date | null | undefined {
  const carried = grants.map((grant) => ({
    until: grant.until_at?.getTime() ?? Number.POSITIVE_INFINITY,
    permissions: new Set<string>(permissionsIn(grant)),
    sites: new Set(grant.site_ids),
  }));
  const ends = siteIds.flatMap((site) =>
    permissions.map((permission) =>
      Math.max(
        ...carried
          .filter((one) => one.permissions.has(permission) && one.sites.has(site))
          .map(({ until }) => until),
      ),
    ),
  );
  const end = Math.min(...ends);
  if (end === Number.NEGATIVE_INFINITY || ends.length === 0) return undefined;
  return Number.isFinite(end) ? new Date(end) : null;
}

export type GiveRefusal =
  | 'role_unknown'
  | 'scope_unknown'
  | 'own_grant'
  | 'more_than_held'
  | 'grant_too_long'
  | 'grant_over';

export type GiveDecision =
  | { readonly ok: true; readonly until: Date }
  | { readonly ok: false; readonly code: GiveRefusal };

const refuse = (code: GiveRefusal) => ({ ok: false, code }) as const;

/** Whether a grant may be given, and until when. Staff never pass on more than they hold, nor longer, nor to themselves. */
export function decideGrant(input: GiveInput): GiveDecision {
  const { permissions, siteIds, held, from, isGuest, now } = input;
  if (!permissions) return refuse('role_unknown');
  if (siteIds.length === 0) return refuse('scope_unknown');
  if (input.receiverId === input.giverId) return refuse('own_grant');
  if (!holdsAll(held, ['grant.give', ...permissions], siteIds)) return refuse('more_than_held');
  const { heldUntil } = input;
  if (heldUntil === undefined) return refuse('more_than_held');
  const maxDays = isGuest ? GUEST_DAYS : MAX_DAYS;
  const usual = new Date(from.getTime() + (isGuest ? GUEST_DAYS : 365) * DAY_MS);
  const until = input.until ?? (heldUntil && heldUntil < usual ? heldUntil : usual);
  if (heldUntil && until > heldUntil) return refuse('more_than_held');
  if (until <= now || until <= from) return refuse('grant_over');
  if (until.getTime() - from.getTime() > maxDays * DAY_MS) return refuse('grant_too_long');
  return { ok: true, until };
}

/** A grant is ended, and a person suspended, by staff who may give on every site concerned. */
export const mayEnd = (held: Held, siteIds: readonly number[]): boolean =>
  siteIds.length === 0 || holdsAll(held, ['grant.give'], siteIds);

interface PersonState {
  readonly status: 'invited' | 'active' | 'suspended';
  readonly isSelf: boolean;
  readonly mayChange: boolean;
  readonly mayGive: boolean;
  readonly openSessions: number;
}

/** What the caller can do to a person. */
export function personActions({ status, isSelf, mayChange, mayGive, openSessions }: PersonState) {
  const action = (name: string, reason: string | null) => ({
    name,
    allowed: reason === null,
    reason,
    is_money: false,
    needs_approval: false,
  });
  const common = isSelf ? 'own_grant' : mayChange ? null : 'not_permitted';
  return [
    action('grant.give', isSelf ? 'own_grant' : mayGive ? null : 'not_permitted'),
    status === 'suspended' ? action('staff.resume', common) : action('staff.suspend', common),
    action('staff.end_sessions', common ?? (openSessions === 0 ? 'no_session' : null)),
  ];
}

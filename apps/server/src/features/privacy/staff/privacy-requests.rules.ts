import type { Action } from '../../staff/staff-list.contract.ts';
import type { PrivacyRequest } from './privacy-requests.staff.contract.ts';

/** The mail whose link proves the request. */
export const proofMailKey = (code: string, links: number) => `privacy-request:${code}:${links}`;

export const MAX_LINKS = 20;

export type RequestAct = 'prove' | 'export' | 'erase' | 'complete' | 'refuse';

type Standing = Pick<PrivacyRequest, 'kind' | 'status' | 'links'>;

/** Why an act is impossible; null: it is possible. */
export function refusalOf(act: RequestAct, { kind, status, links }: Standing): string | null {
  if (status === 'done' || status === 'refused') return 'closed';
  if (act === 'refuse') return null;
  if (act === 'prove')
    return status === 'proved' ? 'already_proved' : links >= MAX_LINKS ? 'too_many_links' : null;
  if (kind === 'export' ? act !== 'export' : kind === 'erase' ? act === 'complete' : act === 'erase')
    return 'not_requested';
  return status === 'proved' ? null : 'identity_not_proved';
}

const PERMISSION: Record<RequestAct, 'privacy.open' | 'privacy.export' | 'privacy.erase'> = {
  prove: 'privacy.open',
  export: 'privacy.export',
  erase: 'privacy.erase',
  complete: 'privacy.open',
  refuse: 'privacy.open',
};
export const permissionFor = (act: RequestAct) => PERMISSION[act];

export const requestActions = (request: Standing, has: (permission: string) => boolean): Action[] =>
  (Object.keys(PERMISSION) as RequestAct[]).map((act) => {
    const reason = has(PERMISSION[act]) ? refusalOf(act, request) : 'not_permitted';
    return {
      name: `privacy.${act}`,
      allowed: reason === null,
      reason,
      is_money: false,
      needs_approval: false,
    };
  });

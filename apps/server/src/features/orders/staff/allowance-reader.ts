import type { Allowance } from '../../approvals/refund-allowance.rules.ts';

/** What a member of staff may refund of an order alone; payments know it. */
export type AllowanceReader = (key: { readonly siteId: number; readonly code: string }) => Promise<Allowance>;

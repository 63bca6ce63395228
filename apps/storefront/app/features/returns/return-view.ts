import type { OrderReturn } from '@paddock/server/contracts/orders';

export const REASONS = [
  'changed_mind',
  'not_as_described',
  'damaged',
  'wrong_item',
  'other',
] as const satisfies readonly OrderReturn['reason'][];

export type Reason = (typeof REASONS)[number];
export const isReason = (text: string): text is Reason => REASONS.some((known) => known === text);

/** Why the form came back, with what was typed. */
export type ReturnProblem = {
  faults: { items: boolean; reason: boolean };
  /** The api's own words. */
  message: string | null;
  isOffline: boolean;
  typed: { items: string[]; reason: string; note: string };
};

import { type MailPlan, type OrderFact, PLAIN_PLAN } from './mail-plan.rules.ts';
import type { MailKind } from './queue-mail.ts';

// Which of the things go back is on the order's page.
const RETURN_PLAN = {
  ...PLAIN_PLAN,
  facts: ['return_code', 'bring_back_by'] as OrderFact[],
  showOrder: false,
};

type ReturnMailKind = Extract<MailKind, `return_${string}`>;
export const isReturnMail = (kind: MailKind): kind is ReturnMailKind => kind.startsWith('return_');

export function planReturnMail(kind: ReturnMailKind): MailPlan {
  switch (kind) {
    case 'return_requested':
      return {
        ...RETURN_PLAN,
        opening: kind,
        leads: ['return_requested.lead'],
        steps: ['answer', 'bring_back', 'inspect', 'refund'],
      };
    case 'return_approved':
      return {
        ...RETURN_PLAN,
        opening: kind,
        leads: ['return_approved.lead'],
        steps: ['bring_back', 'inspect', 'refund'],
      };
    case 'return_rejected':
      return {
        ...RETURN_PLAN,
        opening: kind,
        leads: ['return_rejected.lead'],
        facts: ['return_code', 'reason'],
      };
    case 'return_received':
      return {
        ...RETURN_PLAN,
        opening: kind,
        leads: ['return_received.lead'],
        facts: ['return_code'],
        steps: ['refund'],
      };
  }
}

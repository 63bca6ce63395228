import type { Webhook } from '@paddock/server/features/events/webhooks/webhooks.contract.ts';
import { Status } from '../../kit/parts/status.tsx';

const TONES = { active: 'ok', failing: 'alert', disabled: 'draft' } as const;

export const WebhookStatus = ({ status, isPill }: { status: Webhook['status']; isPill?: boolean }) => (
  <Status
    id={`webhooks.status.${status}`}
    tone={TONES[status]}
    {...(status === 'disabled' && { icon: 'close' as const })}
    {...(isPill && { isPill })}
  />
);

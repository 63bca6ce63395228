import { requireMessages } from '../../i18n/require-messages.ts';
import type { Services } from '../../page/shell-data.ts';
import { useConsent } from '../consent/consent-store.ts';
import { ChatConsent } from './chat-consent.tsx';
import { Messenger } from './messenger.tsx';

await requireMessages('chat');

/** The chat where it is allowed; where it was asked for and is not, the question. */
export default function ChatHost({ service }: { service: NonNullable<Services['chat']> }) {
  return useConsent('functional') ? <Messenger service={service} /> : <ChatConsent />;
}

import { showChatIdentity } from '@paddock/server/contracts/chat';
import { refusal, reply } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/chat.resource.ts';

/** The signed-in customer's identity for the chat, with the signature that only the server can make. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(visitContext).call(showChatIdentity, {});
  return answer.ok ? reply(answer.data) : refusal(answer);
}

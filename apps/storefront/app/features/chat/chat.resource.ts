import { showChatIdentity } from '@paddock/server/contracts/chat';
import { refusal, reply } from '../../session/own-calls.server.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/chat.resource.ts';

/** Who the signed-in customer is to the chat, with the proof that only the server can make. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(visitContext).call(showChatIdentity, {});
  return answer.ok ? reply(answer.data) : refusal(answer);
}

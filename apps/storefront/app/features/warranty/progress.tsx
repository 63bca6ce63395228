import { Icon } from '@paddock/ui/icon';
import type { MessageId } from '../../i18n/message-id.ts';
import { useT } from '../../i18n/use-t.ts';
import type { RequestView } from './warranty-view.ts';

type Step = { words: MessageId; when: string | null; state: 'done' | 'now' | 'next' };

/** From sent to closed: what was, what is, what comes. */
export function Progress({ request }: { request: RequestView }) {
  const t = useT();
  return (
    <ol className="war-steps">
      {stepsOf(request).map(({ words, when, state }) => (
        <li
          key={words}
          className={`war-steps__step war-steps__step--${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {state === 'done' && <Icon name="check" className="war-steps__check" />}
          <b>{t(words)}</b>
          {when && <span className="ui-small ui-muted">{when}</span>}
        </li>
      ))}
    </ol>
  );
}

const ORDER = ['pending', 'verified', 'in_repair', 'closed'] as const;

function stepsOf({ status, sent, verified, closed }: RequestView): Step[] {
  if (status === 'rejected')
    return [
      { words: 'warranty.status.pending', when: sent, state: 'done' },
      { words: 'warranty.status.rejected', when: null, state: 'now' },
    ];
  const now = ORDER.indexOf(status);
  const when = { pending: sent, verified, in_repair: null, closed } as const;
  return ORDER.map((one, place) => ({
    words: `warranty.status.${one}`,
    when: when[one],
    state: status === 'closed' || place < now ? 'done' : place === now ? 'now' : 'next',
  }));
}

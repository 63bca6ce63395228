import {
  noteOnTicket,
  replyToTicket,
  type Ticket,
} from '@paddock/server/features/contact/staff/tickets.staff.contract.ts';
import { useRef, useState } from 'react';
import { type Translate, useT } from '../../i18n/use-t.ts';
import { useDeskMutation } from '../../kit/calls/use-desk.ts';
import type { Binding } from '../../kit/keys/keys.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { SavedReplies } from './saved-replies-menu.tsx';

/** What was typed stays in this browser until it is sent, for each ticket by itself. */
function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, write];
}

function usePost({ site, number }: Ticket) {
  const reply = useDeskMutation(replyToTicket, { site });
  const note = useDeskMutation(noteOnTicket, { site });
  const params = { code: number };
  return {
    isBusy: reply.isPending || note.isPending,
    async post({ message, isNote, close }: { message: string; isNote: boolean; close: boolean }) {
      if (isNote) await note.mutateAsync({ params, body: { message } });
      else await reply.mutateAsync({ params, body: { message, close } });
    },
  };
}

interface ComposerProps {
  readonly ticket: Ticket;
  readonly onSent: (isClosed: boolean) => void;
}

/** The reply or note that is written, and sending it. */
function useMessage(ticket: Ticket, onSent: ComposerProps['onSent']) {
  const t = useT();
  const { site, number } = ticket;
  const [text, setText] = useDraft(`desk.reply.${site}.${number}`);
  const [isNote, setNote] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { post, isBusy } = usePost(ticket);

  const write = (asNote: boolean) => {
    setNote(asNote);
    requestAnimationFrame(() => field.current?.focus());
  };
  async function send(close: boolean) {
    const message = text.trim();
    if (message === '' || isBusy) return field.current?.focus();
    setError(null);
    try {
      await post({ message, isNote, close });
      setText('');
      // The keys of the ticket are heard again.
      field.current?.blur();
      showToast(isNote ? t('tickets.noteSaved') : t('tickets.sent', { email: ticket.email }));
      if (!isNote) onSent(close);
    } catch (failure) {
      setError((failure as Error).message);
    }
  }
  return { text, setText, isNote, write, send, isBusy, error, field };
}

/** Answers a ticket: `r` writes, `n` notes, `/` takes a saved reply, Ctrl+Enter sends and closes. */
export function Composer({ ticket, onSent }: ComposerProps) {
  const t = useT();
  const { text, setText, isNote, write, send, isBusy, error, field } = useMessage(ticket, onSent);
  const canReply = ticket.actions.some(({ name, allowed }) => name === 'ticket.reply' && allowed);
  useKeys(canReply ? keysOf(t, write, (close) => void send(close)) : []);
  if (!canReply) return null;
  const label = isNote ? t('tickets.noteLabel') : t('tickets.replyTo', { name: ticket.name });
  return (
    <form
      className={isNote ? 'composer composer--note' : 'composer'}
      onSubmit={(event) => {
        event.preventDefault();
        void send(true);
      }}
    >
      <textarea
        ref={field}
        className="composer__text"
        aria-label={label}
        placeholder={label}
        dir="auto"
        lang={isNote ? undefined : ticket.locale}
        rows={5}
        maxLength={8000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      {error ? (
        <p className="text-alert small composer__error" role="alert">
          {error}
        </p>
      ) : null}
      <div className="composer__foot">
        <SavedReplies
          ticket={ticket}
          onChoose={(body) => {
            setText(text.trim() === '' ? body : `${text.trimEnd()}\n\n${body}`);
            write(false);
          }}
        />
        <Button look="quiet" icon="edit" keys="n" aria-pressed={isNote} onClick={() => write(!isNote)}>
          {t('tickets.note')}
        </Button>
        <span className="grow" />
        <SendButtons isNote={isNote} isBusy={isBusy} onSend={() => void send(false)} />
      </div>
    </form>
  );
}

const keysOf = (
  t: Translate,
  write: (asNote: boolean) => void,
  send: (close: boolean) => void,
): Binding[] => [
  { keys: 'r', label: t('tickets.reply'), group: t('tickets.title'), run: () => write(false) },
  { keys: 'n', label: t('tickets.note'), group: t('tickets.title'), run: () => write(true) },
  { keys: 'mod+enter', label: t('tickets.sendClose'), whileTyping: true, run: () => send(true) },
  { keys: 'mod+shift+enter', label: t('tickets.send'), whileTyping: true, run: () => send(false) },
];

interface SendButtonsProps {
  readonly isNote: boolean;
  readonly isBusy: boolean;
  /** Sends without closing; the form itself sends and closes. */
  onSend(): void;
}

function SendButtons({ isNote, isBusy, onSend }: SendButtonsProps) {
  const t = useT();
  const submit = (
    <Button type="submit" look="primary" keys="mod+enter" disabled={isBusy}>
      {isNote ? t('tickets.saveNote') : t('tickets.sendClose')}
    </Button>
  );
  if (isNote) return submit;
  return (
    <>
      <Button disabled={isBusy} onClick={onSend}>
        {t('tickets.send')}
      </Button>
      {submit}
    </>
  );
}

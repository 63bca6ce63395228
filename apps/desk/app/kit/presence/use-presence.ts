import {
  endPresence,
  notePresence,
  type PresentPerson,
} from '@paddock/server/features/presence/presence.contract.ts';
import { useEffect, useState } from 'react';
import { callDesk } from '../calls/call-desk.ts';

export interface PresenceSubject {
  readonly kind: 'page' | 'article' | 'menu';
  readonly ref: string;
  readonly site: string;
  readonly scope: 'site' | 'brand';
}

const BEAT_MS = 10_000;
/** An editor without a touch for so long sends nothing more: it must not keep the session alive. */
const MAX_IDLE_MS = 5 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'focus'] as const;

/** The others who have the text open. Tells the server the same of this person while the page is seen and used. */
export function usePresence({ kind, ref, site, scope }: PresenceSubject): readonly PresentPerson[] {
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  useEffect(() => {
    const input = { params: { kind, ref }, query: { scope } };
    let usedAt = Date.now();
    let isOver = false;
    const beat = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - usedAt > MAX_IDLE_MS) return;
      const found = await callDesk(notePresence, { ...input, body: {} }, { site, asksToSignIn: false }).catch(
        () => null,
      );
      if (found && !isOver) setOthers((before) => (isSame(before, found.data) ? before : found.data));
    };
    const use = () => {
      const wasIdle = Date.now() - usedAt > MAX_IDLE_MS;
      usedAt = Date.now();
      if (wasIdle) void beat();
    };
    void beat();
    const timer = setInterval(() => void beat(), BEAT_MS);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, use);
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, use);
      void callDesk(endPresence, input, { site, asksToSignIn: false }).catch(() => {});
    };
  }, [kind, ref, site, scope]);
  return others;
}

const isSame = (before: readonly PresentPerson[], now: readonly PresentPerson[]) =>
  JSON.stringify(before) === JSON.stringify(now);

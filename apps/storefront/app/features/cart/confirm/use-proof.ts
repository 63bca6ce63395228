import type { Proof } from '@paddock/server/contracts/proofs';
import { useEffect, useRef } from 'react';
import { callServer } from '../../../http/call-server.ts';

const POLL_MS = 5000;

/** Asks until the mailed link was followed, while the page is looked at. */
export function useProof(isWaiting: boolean, url: string, onConfirmed: () => void): void {
  const confirmed = useRef(onConfirmed);
  useEffect(() => {
    confirmed.current = onConfirmed;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return;
      const reply = await callServer<Proof>(url, { method: 'GET' });
      if (!reply.ok || !reply.data.captcha || !reply.data.confirmed) return;
      clearInterval(timer);
      confirmed.current();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, url]);
}

import { useEffect, useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import type { ConsentTerms } from './consent.resource.ts';
import { hasPrivacySignal } from './consent-store.ts';

/** The rules for this visitor, pending for once; without an answer those of the site. Null: not known yet. */
export function useTerms(): ConsentTerms | null {
  const { segment, regime } = usePage();
  const [terms, setTerms] = useState<ConsentTerms | null>(null);
  useEffect(() => {
    let isHere = true;
    void askTerms(segment ?? '', { regime: regime ?? 'opt_in', gpc: hasPrivacySignal() }).then(
      (answer) => isHere && setTerms(answer),
    );
    return () => {
      isHere = false;
    };
  }, [segment, regime]);
  return terms;
}

let pending: Promise<ConsentTerms> | undefined;

function askTerms(segment: string, known: ConsentTerms): Promise<ConsentTerms> {
  pending ??= fetch(`/${segment}/consent`)
    .then(async (answer) => {
      if (!answer.ok) return known;
      const { data } = (await answer.json()) as { data: ConsentTerms };
      return { regime: data.regime, gpc: data.gpc || known.gpc };
    })
    .catch(() => known);
  return pending;
}

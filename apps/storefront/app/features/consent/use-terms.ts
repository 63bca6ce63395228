import { useEffect, useState } from 'react';
import { usePage } from '../../page/page-context.ts';
import type { ConsentTerms } from './consent.resource.ts';
import { hasPrivacySignal } from './consent-store.ts';
import { type EdgeVisitor, readEdgeVisitor } from './read-edge-visitor.ts';
import { regimeFor } from './regime-of-country.ts';

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

/** From the document's own headers; the server is asked only where the browser does not show them. */
function askTerms(segment: string, known: ConsentTerms): Promise<ConsentTerms> {
  const visitor = readEdgeVisitor();
  pending ??= visitor ? Promise.resolve(termsOf(visitor, known)) : fetchTerms(segment, known);
  return pending;
}

const termsOf = (visitor: EdgeVisitor, { regime, gpc }: ConsentTerms): ConsentTerms => ({
  regime: regimeFor(regime, visitor.country),
  gpc: gpc || visitor.hasPrivacySignal,
});

async function fetchTerms(segment: string, known: ConsentTerms): Promise<ConsentTerms> {
  try {
    const answer = await fetch(`/${segment}/consent`);
    if (!answer.ok) return known;
    const { data } = (await answer.json()) as { data: ConsentTerms };
    return { regime: data.regime, gpc: data.gpc || known.gpc };
  } catch {
    return known;
  }
}

import { useState } from 'react';
import type { CardErrors } from './gateway-errors.rules.ts';

export interface CardFailure {
  readonly text: string;
  readonly fields: CardErrors;
}

const NONE: CardErrors = {};

/** What a card form says went wrong: one sentence over it, others under its fields. */
export function useCardFailure() {
  const [failure, setFailure] = useState<CardFailure | null>(null);
  return {
    text: failure?.text ?? null,
    fields: failure?.fields ?? NONE,
    fail: (text: string, fields: CardErrors = NONE) => setFailure({ text, fields }),
    clear: () => setFailure(null),
  };
}

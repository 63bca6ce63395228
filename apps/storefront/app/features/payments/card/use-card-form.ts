import { type RefObject, useRef, useState } from 'react';
import type { CardRefs } from './card-inputs.tsx';
import type { CardErrors } from './gateway-errors.rules.ts';

export interface CardFormRefs {
  readonly card: CardRefs;
  readonly holder: RefObject<HTMLInputElement | null>;
  readonly documentType: RefObject<HTMLSelectElement | null>;
  readonly document: RefObject<HTMLInputElement | null>;
}

/** The fields of a card form. Their values are in no state: they are read when the shopper pays. */
export const useCardRefs = (): CardFormRefs => ({
  card: {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  },
  holder: useRef<HTMLInputElement>(null),
  documentType: useRef<HTMLSelectElement>(null),
  document: useRef<HTMLInputElement>(null),
});

interface CardFailure {
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

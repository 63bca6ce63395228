import { digitsOf } from './card-format.rules.ts';
import type { CardFormRefs } from './use-card-refs.ts';

export interface CardOwner {
  readonly name: string;
  readonly documentType: string;
  readonly document: string;
}

/** What the card form says about the owner of the card. */
export const cardOwner = ({ holder, documentType, document }: CardFormRefs): CardOwner => ({
  name: holder.current?.value.trim() ?? '',
  documentType: documentType.current?.value ?? 'DNI',
  document: digitsOf(document.current?.value ?? ''),
});

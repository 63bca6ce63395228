import type { LineKind } from './line-kinds.ts';

/** What the text at the cursor has. */
export interface Formats {
  readonly kind: LineKind;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: string | null;
}

import type { ComponentType } from 'react';
import type { Conflict } from '../../../kit/form/draft.rules.ts';
import type { FieldShape, FieldSpec } from './block-fields.ts';

export interface FieldProps<Shape extends FieldShape = FieldShape> {
  readonly spec: FieldSpec & Shape;
  readonly label: string;
  readonly value: unknown;
  /** Inside of the block: `entries.2.title`. */
  readonly path: string;
  readonly context: FieldContext;
  onChange(value: unknown): void;
}

/** A field inside of another; its name is its label. */
export type InnerFieldProps = Omit<FieldProps, 'label'> & { readonly label?: string };

/** For lists and groups: what shows their own fields. */
export interface Nesting {
  readonly Inner: ComponentType<InnerFieldProps>;
}

export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** What all fields of a text share. */
export interface FieldContext {
  readonly locale: string;
  readonly site: string;
  readonly isDisabled: boolean;
  /** By the name of a field: things of the shop that it names. */
  readonly choices?: Readonly<Record<string, readonly FieldChoice[]>>;
  /** By path: why it cannot be saved yet. */
  readonly problems: ReadonlyMap<string, string>;
  readonly conflicts: Readonly<Record<string, Conflict>>;
  onResolve(name: string, value: string): void;
}

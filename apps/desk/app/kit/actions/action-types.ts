import type { CallInput, CallSuccess, Contract } from '@paddock/api-client';
import { type CallDeskOptions, callDesk } from '../calls/call-desk.ts';
import type { IconName } from '../parts/icon-paths.ts';

/** An action as a subject's answer names it: `{ name: 'order.cancel', allowed: false, reason: 'already_shipped' }`. */
export interface OfferedAction {
  readonly name: string;
  readonly allowed: boolean;
  readonly reason?: string | null | undefined;
  readonly is_money?: boolean | undefined;
  readonly needs_approval?: boolean | undefined;
  /** Where a sum is typed: above this one the action waits for a second person. */
  readonly alone_up_to_minor?: number | undefined;
}

export interface ActionField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'textarea' | 'number' | 'money' | 'select' | 'date' | 'datetime' | 'checkbox';
  readonly initial?: string;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Of a sum, so that it is read as minor units. */
  readonly currency?: string;
  readonly maxLength?: number;
  /** Lines of a textarea; three without it. */
  readonly rows?: number;
  /** Asked for only with these values of the other fields. */
  isShown?(values: ActionValues): boolean;
  /** Two of them stand side by side where there is room. */
  readonly isHalf?: boolean;
}

/** What was typed: text of each field; `money` as minor units in digits, a checkbox as `true` or `''`. */
export type ActionValues = Readonly<Record<string, string>>;

export interface ActionSpec<Subject, C extends Contract> {
  /** The name in the answer's `actions`; labels are the messages `action.<name>` and `action.<name>.done`. */
  readonly name: string;
  readonly keys: string;
  readonly icon?: IconName;
  /** A label that depends on the subject, such as the sum it moves; else the message `action.<name>`. */
  label?(subject: Subject): string;
  /** `next` may become the filled button, `danger` is red and never first. */
  readonly kind?: 'next' | 'danger';
  readonly contract: C;
  input(subject: Subject, values: ActionValues): CallInput<C>;
  fields?(subject: Subject): readonly ActionField[];
  /** What goes to whom, said before it is done: mails, money, hand-overs. */
  effects?(subject: Subject, values: ActionValues): readonly string[];
  /** What is unusual about the values, such as more money than is due. */
  warnings?(subject: Subject, values: ActionValues): readonly string[];
  /** Done at once, without a dialog; only where it can be undone. */
  readonly isInstant?: boolean;
}

/** An action of a subject, whatever its contract. */
export interface SubjectAction<Subject> extends Omit<ActionSpec<Subject, Contract>, 'contract' | 'input'> {
  submit(subject: Subject, values: ActionValues, options: CallDeskOptions): Promise<CallSuccess<Contract>>;
}

/** Describes an action: its key, its fields, what it calls. Example: `features/warranty/warranty.page.tsx`. */
export function defineAction<Subject, C extends Contract>(
  spec: ActionSpec<Subject, C>,
): SubjectAction<Subject> {
  const { contract, input, ...rest } = spec;
  return {
    ...rest,
    submit: (subject, values, options) => callDesk(contract as Contract, input(subject, values), options),
  };
}

import type { ActionField, ActionValues, OfferedAction, SubjectAction } from './action-types.ts';

export interface ShownAction<Subject> {
  readonly offer: OfferedAction;
  readonly spec: SubjectAction<Subject>;
}

export interface ArrangedActions<Subject> {
  /** The filled button: the next step. */
  readonly first: ShownAction<Subject> | null;
  readonly beside: readonly ShownAction<Subject>[];
  /** In the menu; what may not be done stays there with its reason. */
  readonly more: readonly ShownAction<Subject>[];
}

/** Splits what the api offers into the next step, what stands beside it, and the menu. Unknown actions are left out. */
export function arrangeActions<Subject>(
  offers: readonly OfferedAction[],
  specs: readonly SubjectAction<Subject>[],
  maxBeside = 2,
): ArrangedActions<Subject> {
  const shown = specs.flatMap((spec) => {
    const offer = offers.find(({ name }) => name === spec.name);
    return offer ? [{ offer, spec }] : [];
  });
  const allowed = shown.filter(({ offer }) => offer.allowed);
  const first = allowed.find(({ spec }) => spec.kind === 'next') ?? null;
  // A menu with one entry would only hide it.
  const isOnly = shown.length === 1 && first === null;
  const beside = allowed.filter((one) => one !== first).slice(0, isOnly ? 1 : maxBeside);
  const more = shown.filter((one) => one !== first && !beside.includes(one));
  return { first, beside, more };
}

/** Whether the action waits for a second person, with the sum that is typed now. */
export function waitsForApproval(
  { needs_approval: needsApproval, alone_up_to_minor: aloneMinor }: OfferedAction,
  fields: readonly ActionField[],
  values: ActionValues,
): boolean {
  const sum = fields.find(({ kind }) => kind === 'money');
  const typed = sum && values[sum.name];
  return typed && aloneMinor !== undefined ? Number(typed) > aloneMinor : needsApproval === true;
}

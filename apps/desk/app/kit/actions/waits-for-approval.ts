import type { ActionField, ActionValues, OfferedAction } from './action-types.ts';

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

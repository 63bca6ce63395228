/** Joins the class names that hold: `classNames('ui-chip', isOn && 'ui-chip--on', className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The words for an act of the audit log, for example `order.shipped`. The desk shows the name of one it does not know. */
export const actLabel = (label: (id: string, fallback: string) => string, action: string): string =>
  label(`history.act.${action.replaceAll('.', '_')}`, action);

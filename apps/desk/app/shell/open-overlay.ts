/** Opens the command palette or the help from a button. */
export const openOverlay = (name: 'help' | 'palette'): void => {
  dispatchEvent(new CustomEvent('desk:open', { detail: name }));
};

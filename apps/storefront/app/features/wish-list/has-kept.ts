/** Whether this browser keeps anything under the name. Small: pages ask before they load the code of a list. */
export function hasKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

const NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

/** A name of ours: lower case, at least one folder, no segment that begins with a dot. */
export function checkFileName(name: string): string {
  if (!NAME.test(name) || name.length > 400) throw new TypeError(`Not a name of ours: ${name}`);
  return name;
}

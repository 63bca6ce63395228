/** The first error of each field, as forms show them. */
export const firstErrors = (errors: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, [first]]) =>
      first ? [[name.replace(/^address\./, ''), first]] : [],
    ),
  );

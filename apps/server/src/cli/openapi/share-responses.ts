import type { OpenApi } from './find-breaking-changes.ts';

/** Paths in alphabetical order, and the error response that every operation repeats as one component. */
export function shareResponses(document: OpenApi): OpenApi {
  const names = new Map<string, string>();
  const share = (response: object) => {
    const text = JSON.stringify(response);
    const name = names.get(text) ?? `Error${names.size > 0 ? names.size + 1 : ''}`;
    names.set(text, name);
    return { $ref: `#/components/responses/${name}` };
  };
  const paths = Object.entries(document.paths)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, operations]) => [
      path,
      mapValues(operations, (operation) => ({
        ...operation,
        responses: mapValues(operation.responses ?? {}, (response, status) =>
          /^[45]XX$/.test(status) ? share(response) : response,
        ),
      })),
    ]);
  const shared = [...names].map(([text, name]) => [name, JSON.parse(text)]);
  return {
    ...document,
    components: { ...(document.components as object), responses: Object.fromEntries(shared) },
    paths: Object.fromEntries(paths),
  };
}

function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

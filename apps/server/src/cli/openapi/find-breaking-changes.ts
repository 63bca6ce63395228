import { type Field, flattenSchema, type JsonSchema, type NamedSchemas } from './flatten-schema.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: NamedSchemas };
}

/** An operation, and the named schemas of its document. */
interface Described {
  readonly operation: Operation;
  readonly named: NamedSchemas;
}

/**
 * What a client written for the old document may trip over: a removed path, operation or response field, a new
 * required field of a request, an enum of a request with fewer values.
 */
export function findBreakingChanges(before: OpenApi, after: OpenApi): string[] {
  const named = [before, after].map(({ components }) => components?.schemas ?? {});
  return Object.entries(before.paths).flatMap(([path, operations]) => {
    const current = after.paths[path];
    if (!current) return [`${path} is removed`];
    return Object.entries(operations).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = current[method];
      if (!now) return [`${name} is removed`];
      const changes = compareOperations(
        { operation, named: named[0] ?? {} },
        { operation: now, named: named[1] ?? {} },
      );
      return changes.map((change) => `${name}: ${change}`);
    });
  });
}

function compareOperations(before: Described, after: Described): string[] {
  const responses = Object.entries(before.operation.responses ?? {}).flatMap(([status, response]) => {
    const now = after.operation.responses?.[status];
    if (!now) return [`response ${status} is removed`];
    return findLostFields(readFields(response, before.named), readFields(now, after.named)).map(
      (field) => `response ${status} lost ${field}`,
    );
  });
  return [...responses, ...compareRequests(readRequest(before), readRequest(after))];
}

// A lost object is named once, not with each of its fields.
function findLostFields(before: ReadonlyMap<string, Field>, after: ReadonlyMap<string, Field>): string[] {
  const lost = new Set([...before.keys()].filter((field) => !after.has(field)));
  return [...lost].filter((field) => !lost.has(field.replace(/\.?[^.[\]]+$|\[\]$/, '')));
}

function compareRequests(before: ReadonlyMap<string, Field>, after: ReadonlyMap<string, Field>): string[] {
  const changes: string[] = [];
  for (const [name, field] of after) {
    const old = before.get(name);
    if (field.isRequired && !old?.isRequired) changes.push(`request now requires ${name}`);
    if (!old || !field.values) continue;
    const removed = old.values ? [...old.values].filter((value) => !field.values?.has(value)) : null;
    if (!removed) changes.push(`request limits ${name} to ${[...field.values].join(', ')}`);
    else if (removed.length > 0) changes.push(`request no longer accepts ${removed.join(', ')} as ${name}`);
  }
  return changes;
}

function readRequest({ operation, named }: Described): Map<string, Field> {
  const { parameters = [], requestBody } = operation;
  const fields = new Map<string, Field>();
  for (const { in: place, name, required = false, schema = {} } of parameters) {
    const values = flattenSchema(schema, named).get('')?.values;
    fields.set(`${place} ${name}`, { isRequired: required, ...(values ? { values } : {}) });
  }
  for (const [name, field] of readFields(requestBody, named)) if (name) fields.set(`body ${name}`, field);
  return fields;
}

function readFields(body: Content | undefined, named: NamedSchemas): Map<string, Field> {
  const schema = Object.values(body?.content ?? {})[0]?.schema;
  return schema ? flattenSchema(schema, named) : new Map();
}

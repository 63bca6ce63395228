export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
}

export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

export interface Field {
  readonly isRequired: boolean;
  /** The values of an enum; absent where any value of the type is accepted. */
  readonly values?: ReadonlySet<unknown>;
}

/**
 * Every field by its path: `lines[].unit.id`. A field of a union is required where all its objects require it. `named` are
 * the components that a schema refers to.
 */
export function flattenSchema(schema: JsonSchema, named: NamedSchemas = {}): Map<string, Field> {
  if (schema.$ref) return flattenSchema(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return mergeVariants(union.map((variant) => flattenSchema(variant, named)));
  const fields = new Map<string, Field>();
  for (const part of schema.allOf ?? [])
    for (const [name, field] of flattenSchema(part, named)) fields.set(name, field);
  const values = 'const' in schema ? [schema.const] : schema.enum;
  fields.set('', { isRequired: true, ...(values ? { values: new Set(values) } : {}) });
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false;
    for (const [rest, field] of flattenSchema(property, named)) {
      if (rest === '') fields.set(name, { ...field, isRequired });
      else
        fields.set(rest.startsWith('[]') ? `${name}${rest}` : `${name}.${rest}`, {
          ...field,
          isRequired: isRequired && field.isRequired,
        });
    }
  }
  for (const [rest, field] of schema.items ? flattenSchema(schema.items, named) : []) {
    const path = rest === '' ? '[]' : rest.startsWith('[]') ? `[]${rest}` : `[].${rest}`;
    fields.set(path, { ...field, isRequired: field.isRequired && rest !== '' });
  }
  return fields;
}

function mergeVariants(variants: readonly Map<string, Field>[]): Map<string, Field> {
  const objects = variants.filter((variant) => variant.size > 1);
  const merged = new Map<string, Field>();
  for (const name of new Set(variants.flatMap((variant) => [...variant.keys()]))) {
    const found = variants.map((variant) => variant.get(name)).filter((field) => field !== undefined);
    const everyObject = objects.every((variant) => variant.get(name)?.isRequired ?? false);
    const values = found.every((field) => field.values)
      ? found.flatMap((field) => [...(field.values ?? [])])
      : null;
    merged.set(name, {
      isRequired: name === '' || everyObject,
      ...(values ? { values: new Set(values) } : {}),
    });
  }
  return merged;
}

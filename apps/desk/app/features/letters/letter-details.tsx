import { Field } from '../content/blocks/field.tsx';
import type { FieldContext } from '../content/blocks/field-props.ts';
import type { Content } from '../content/editor/use-content.ts';

interface DetailsProps {
  readonly content: Content;
  readonly prefix: string;
  readonly context: FieldContext;
}

const TEXTS = [
  { name: 'subject', isRequired: true, maxLength: 150 },
  { name: 'preview', isRequired: false, maxLength: 200 },
] as const;

/** Subject and preview line of the language at work; the name, which readers never see. */
export function LetterDetails({ content: { store, state }, prefix, context }: DetailsProps) {
  const { values } = state;
  return (
    <>
      {TEXTS.map((spec) => (
        <Field
          key={spec.name}
          spec={{ ...spec, isMultiline: false, kind: 'text' }}
          value={values[`${prefix}${spec.name}`] ?? ''}
          path={spec.name}
          context={context}
          onChange={(value) => store.type(`${prefix}${spec.name}`, String(value ?? ''))}
        />
      ))}
      <Field
        spec={{ name: 'name', isRequired: true, isMultiline: false, maxLength: 120, kind: 'text' }}
        value={values.name ?? ''}
        path="name"
        context={context}
        onChange={(value) => store.type('name', String(value ?? ''))}
      />
    </>
  );
}

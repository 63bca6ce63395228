import { Field } from './blocks/field.tsx';
import { useContentLabels } from './blocks/field-label.ts';
import type { FieldContext } from './blocks/field-props.ts';
import type { Content } from './editor/use-content.ts';

const FIELDS = ['title', 'description'] as const;
const MAX_LENGTH = 400;

/** What search engines and the window's title show of a page. */
export function PageDetails({
  content: { store, state },
  context,
}: {
  content: Content;
  context: FieldContext;
}) {
  const labels = useContentLabels();
  return FIELDS.map((name) => (
    <Field
      key={name}
      spec={{ name, isRequired: true, kind: 'text', isMultiline: true, maxLength: MAX_LENGTH }}
      label={labels.field(name)}
      value={state.values[name] ?? ''}
      path={name}
      context={context}
      onChange={(value) => store.type(name, String(value ?? ''))}
    />
  ));
}

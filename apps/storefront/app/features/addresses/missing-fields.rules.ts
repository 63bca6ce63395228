export type FieldErrors = Record<string, string>;
type Texts = { required: string; email: string };

/** Errors a form can find before it is sent; the api checks the rest. */
export function findMissingFields(
  values: Record<string, string>,
  required: readonly string[],
  texts: Texts,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of required) if (!values[name]?.trim()) errors[name] = texts.required;
  if (values.email?.trim() && !/^\S+@\S+\.\S+$/.test(values.email.trim())) errors.email = texts.email;
  return errors;
}

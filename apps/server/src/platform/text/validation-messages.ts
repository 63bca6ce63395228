import type { FastifySchemaValidationError } from 'fastify';
import type { FieldErrors } from '../http/http-errors.ts';
import { type MessageKey, translate } from './messages.ts';

type Sentence = [MessageKey, Record<string, number>?];

/** Field name → sentences in the request's locale, from what the schema found in `input`. */
export function fieldErrors(
  found: readonly FastifySchemaValidationError[],
  input: unknown,
  locale: string,
): FieldErrors {
  // Without what every object has: fields are named by strangers too, `constructor` among them.
  const errors: FieldErrors = Object.create(null);
  for (const issue of found) {
    const [key, values] = isAbsent(issue, input)
      ? (['field_required'] satisfies Sentence)
      : sentenceFor(issue);
    for (const field of fieldsOf(issue)) {
      errors[field] ??= [];
      errors[field].push(translate(locale, key, values));
    }
  }
  return errors;
}

function fieldsOf({ keyword, instancePath, params }: FastifySchemaValidationError) {
  const path = instancePath.split('/').filter((part) => part !== '');
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
    return params.keys.map((name) => [...path, String(name)].join('.'));
  }
  return [path.join('.') || 'body'];
}

function isAbsent({ instancePath }: FastifySchemaValidationError, input: unknown) {
  let value = input;
  for (const part of instancePath.split('/').filter((part) => part !== '')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  }
  return value === undefined || value === null;
}

function sentenceFor({ keyword, params }: FastifySchemaValidationError): Sentence {
  const countsText = params.origin === 'string';
  switch (keyword) {
    case 'too_small':
      if (countsText && Number(params.minimum) <= 1) return ['field_required'];
      return [countsText ? 'field_too_short' : 'field_too_small', { min: Number(params.minimum) }];
    case 'too_big':
      return [countsText ? 'field_too_long' : 'field_too_big', { max: Number(params.maximum) }];
    case 'invalid_format':
      return [params.format === 'email' ? 'field_email' : 'field_invalid'];
    case 'invalid_value':
      // A box that has to be ticked.
      return [isTickOnly(params.values) ? 'terms_required' : 'field_choice'];
    case 'invalid_union':
      return ['field_choice'];
    case 'unrecognized_keys':
      return ['field_unknown'];
    default:
      return ['field_invalid'];
  }
}

const isTickOnly = (values: unknown) => Array.isArray(values) && values.length === 1 && values[0] === true;

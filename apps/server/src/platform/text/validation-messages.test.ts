import { expect, test } from 'vitest';
import { fieldErrors } from './validation-messages.ts';

test.each(['constructor', 'toString', '__proto__', 'colour'])(
  'an unknown field is named in the error, whatever its name: %s',
  (name) => {
    const issue = {
      keyword: 'unrecognized_keys',
      instancePath: '',
      schemaPath: '',
      params: { keys: [name] },
    };
    expect(Object.entries(fieldErrors([issue], { [name]: 1 }, 'en'))).toEqual([
      [name, [expect.stringMatching(/\w/)]],
    ]);
  },
);

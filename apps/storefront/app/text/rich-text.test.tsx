import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

test('a link stands where the language puts it', () => {
  const link = (words: string) => <a href="/terms">{words}</a>;
  expect(renderToStaticMarkup(<RichText text="I agree to the <0>terms</0>." parts={[link]} />)).toBe(
    'I agree to the <span><a href="/terms">terms</a></span>.',
  );
  expect(renderToStaticMarkup(<RichText text="<0>規約</0>に同意します" parts={[link]} />)).toBe(
    '<span><a href="/terms">規約</a></span>に同意します',
  );
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const source = {
  key: 'lupo',
  hash: '0cb90300a7',
  width: 2560,
  height: 1600,
  widths: [320, 480, 800, 1200, 1600, 2560],
  color: '#b1b1b0',
  placeholder: 'data:image/webp;base64,UklGRk4',
};

test('a picture offers AVIF, WebP and JPEG in all its widths and reserves its place', () => {
  const { container } = render(<Picture source={source} alt="Red Lupo" sizes="50vw" />);
  const offers = [...container.querySelectorAll('source')].map((element) => [
    element.getAttribute('type'),
    element.getAttribute('srcset')?.split(', ').length,
  ]);
  expect(offers).toEqual([
    ['image/avif', 6],
    ['image/webp', 6],
  ]);
  const image = screen.getByAltText('Red Lupo');
  expect(image.getAttribute('srcset')).toContain('/media/lupo-0cb90300a7-800.jpeg 800w');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['2560', '1600']);
  expect(container.querySelector('picture')?.getAttribute('style')).toContain(source.placeholder);
});

test('pictures load lazily, except the one a page is waiting for', () => {
  render(
    <>
      <Picture source={source} alt="Below" sizes="100vw" />
      <Picture source={source} alt="Hero" sizes="100vw" priority />
    </>,
  );
  expect(screen.getByAltText('Below').getAttribute('loading')).toBe('lazy');
  expect(screen.getByAltText('Hero').getAttribute('loading')).toBe('eager');
  expect(screen.getByAltText('Hero').getAttribute('fetchpriority')).toBe('high');
});

test('a narrow crop is offered first, in every format, with its own size', () => {
  const narrow = { source: { ...source, key: 'lupo-phone', width: 1200, height: 917 }, maxWidth: 1023 };
  const { container } = render(<Picture source={source} narrow={narrow} alt="Hero" sizes="100vw" />);
  const first = container.querySelector('source');
  expect(first?.getAttribute('media')).toBe('(max-width: 1023px)');
  expect(first?.getAttribute('srcset')).toContain('lupo-phone-');
  expect(first?.getAttribute('height')).toBe('917');
  expect(container.querySelectorAll('source')).toHaveLength(5);
});

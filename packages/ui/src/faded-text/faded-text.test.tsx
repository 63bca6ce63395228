// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FadedText } from './faded-text.tsx';

afterEach(cleanup);

test('long text opens and closes by its button, which says so', () => {
  const { container } = render(
    <FadedText moreLabel="Read more" lessLabel="Read less">
      <p>Nine assemblers build every twin.</p>
    </FadedText>,
  );
  const closed = () => container.querySelector('.ui-faded__text--closed') !== null;
  expect(closed()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
  expect(closed()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Read less', expanded: true }));
  expect(closed()).toBe(true);
});

test('a link inside the hidden part opens the text when it gets the focus', () => {
  const { container } = render(
    <FadedText moreLabel="Read more" lessLabel="Read less">
      <a href="#hall">The hall</a>
    </FadedText>,
  );
  fireEvent.focus(screen.getByRole('link'));
  expect(container.querySelector('.ui-faded__text--closed')).toBeNull();
});

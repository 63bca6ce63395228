// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { frameAfterDrag, Spin } from './spin.tsx';

afterEach(cleanup);

const frames = Array.from({ length: 24 }, (_, index) => ({
  key: `f${index}`,
  width: 800,
  height: 500,
  widths: [800],
}));

function show() {
  render(
    <Spin
      frames={frames}
      label="Lupo 500"
      valueText={(degrees) => `turned ${degrees} degrees`}
      hint="Drag it"
      leftLabel="Left"
      rightLabel="Right"
      action={<a href="#photo">Photo</a>}
      sizes="100vw"
    />,
  );
  return screen.getByRole('slider', { name: 'Lupo 500' });
}

test('arrow keys turn it a step, and it says how far', () => {
  const slider = show();
  expect(slider.getAttribute('aria-valuetext')).toBe('turned 0 degrees');
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider.getAttribute('aria-valuetext')).toBe('turned 45 degrees');
  fireEvent.keyDown(slider, { key: 'Home' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider.getAttribute('aria-valuenow')).toBe('345');
});

test('the buttons do the same, and one frame is seen at a time', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Right' }));
  const seen = document.querySelectorAll('[data-shown]');
  expect(seen).toHaveLength(1);
  expect(seen[0]?.getAttribute('srcset')).toContain('/f1-800.webp');
});

test('buttons and action stand below the stage, not on it; the stage knows how large its frames are', () => {
  const stage = show();
  const tools = document.querySelector('.ui-spin__tools');
  expect(tools?.contains(screen.getByRole('link', { name: 'Photo' }))).toBe(true);
  expect(tools?.contains(screen.getByRole('button', { name: 'Left' }))).toBe(true);
  expect(stage.contains(tools)).toBe(false);
  expect(stage.style.getPropertyValue('--frame-width')).toBe('800');
});

test('a drag across its width is a whole turn, in both directions', () => {
  expect(frameAfterDrag(0, 800, 800, 24)).toBe(0);
  expect(frameAfterDrag(0, 100, 800, 24)).toBe(3);
  expect(frameAfterDrag(0, -100, 800, 24)).toBe(21);
});

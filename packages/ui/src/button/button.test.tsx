// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ButtonLink } from '../button-link/button-link.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Button } from './button.tsx';

afterEach(cleanup);

function RouterLink({ to, ...rest }: { to: string }) {
  return <a href={`/it-it${to}`} {...rest} />;
}

test('a loading button keeps its name and focus, says that it is busy and ignores presses', () => {
  const press = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit" isLoading onClick={press}>
        Pay
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect((button as HTMLButtonElement).disabled).toBe(false);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a button does not submit a form unless told to', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('a button link is a link, also through a router’s link component', () => {
  render(
    <>
      <ButtonLink href="/bag">Bag</ButtonLink>
      <ButtonLink as={RouterLink} to="/checkout">
        Checkout
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/bag');
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/it-it/checkout');
});

test('an icon button is named by its label only; the badge is silent', () => {
  render(<IconButton icon="bag" label="Bag, 2 vehicles" badge={2} />);
  expect(screen.getByRole('button', { name: 'Bag, 2 vehicles' }).textContent).toBe('2');
});

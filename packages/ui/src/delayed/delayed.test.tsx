// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loading } from '../loading/loading.tsx';
import { ProgressLine } from '../progress-line/progress-line.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const line = (isBusy: boolean) => <ProgressLine isBusy={isBusy} label="Loading the page" />;
const lineIsShown = () => screen.queryByRole('progressbar') !== null;
const loading = (isLoading: boolean, delayMs?: number) => (
  <Loading isLoading={isLoading} label="Loading units" delayMs={delayMs} />
);
const loadingIsShown = () => screen.queryByText('Loading units') !== null;

test('[SHELL-65] the route loading bar shows after 200 ms and a faster page never shows it', () => {
  const { rerender } = render(line(true));
  pass(199);
  expect(lineIsShown()).toBe(false);
  rerender(line(false));
  pass(1000);
  expect(lineIsShown()).toBe(false);
  rerender(line(true));
  pass(200);
  expect(lineIsShown()).toBe(true);
});

test('the route loading bar is kept at least 200 ms once it shows', () => {
  const { rerender } = render(line(true));
  pass(200);
  rerender(line(false));
  pass(199);
  expect(lineIsShown()).toBe(true);
  pass(1);
  expect(lineIsShown()).toBe(false);
});

test('[SHELL-66] [C-17] a data-loading indicator shows only after 200 ms and then for at least 200 ms', () => {
  const { rerender } = render(loading(true));
  pass(199);
  expect(loadingIsShown()).toBe(false);
  pass(1);
  expect(loadingIsShown()).toBe(true);
  rerender(loading(false));
  pass(199);
  expect(loadingIsShown()).toBe(true);
  pass(1);
  expect(loadingIsShown()).toBe(false);
});

test('a loading indicator waits as long as it is told', () => {
  render(loading(true, 700));
  pass(699);
  expect(loadingIsShown()).toBe(false);
  pass(1);
  expect(loadingIsShown()).toBe(true);
});

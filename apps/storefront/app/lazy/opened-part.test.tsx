// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nContext } from '../i18n/use-t.ts';
import { createPart, type Part } from './create-part.ts';
import { OpenedPart } from './opened-part.tsx';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@paddock/ui/toast-queue', () => ({ showToast }));

afterEach(() => {
  cleanup();
  showToast.mockClear();
});

const i18n = { say: (id: string) => id, load: () => {}, digits: String };
const Panel = ({ name }: { name: string }) => <p>{name}</p>;

/** Its effect runs after all have been rendered and before the effect of what follows it. */
function EndPreload({ part }: { part: Part<{ name: string }> }) {
  useEffect(() => {
    part.loaded = Panel;
  }, [part]);
  return null;
}
const draw = (part: React.ReactNode) => render(<I18nContext value={i18n}>{part}</I18nContext>);

test('a part is loaded when it is rendered, and shown when it is loaded', async () => {
  const part = createPart(async () => ({ default: Panel }));
  draw(<OpenedPart part={part} props={{ name: 'bag' }} />);
  expect(screen.queryByText('bag')).toBeNull();
  await act(async () => {});
  expect(screen.getByText('bag')).toBeDefined();
});

test('a preloaded part is shown in the same render', async () => {
  const part = createPart(async () => ({ default: Panel }));
  await act(async () => part.preload());
  draw(<OpenedPart part={part} props={{ name: 'bag' }} />);
  expect(screen.getByText('bag')).toBeDefined();
});

test('a part whose preload ends between rendering and effect is shown', () => {
  const part = createPart<{ name: string }>(() => new Promise(() => {}));
  draw(
    <>
      <EndPreload part={part} />
      <OpenedPart part={part} props={{ name: 'bag' }} />
    </>,
  );
  expect(screen.getByText('bag')).toBeDefined();
});

test('a part that cannot be loaded is a toast, and is loaded when it is opened again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const importPart = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Panel });
  const part = createPart<{ name: string }>(importPart);
  draw(<OpenedPart part={part} props={{ name: 'bag' }} />);
  await act(async () => {});
  expect(showToast).toHaveBeenCalledWith({ text: 'shell.errors.offline', variant: 'error' });
  cleanup();
  draw(<OpenedPart part={part} props={{ name: 'bag' }} />);
  await act(async () => {});
  expect(screen.getByText('bag')).toBeDefined();
});

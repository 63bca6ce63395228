// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nContext } from '../i18n/use-t.ts';
import type { SectionLoader } from './create-section-loader.ts';
import { LazySection } from './lazy-section.tsx';

vi.mock('@paddock/ui/toast-queue', () => ({ showToast: () => {} }));

const i18n = { say: (id: string) => id, load: () => {}, digits: String };
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
let unmount = () => {};

afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

const Share = ({ onShare }: { onShare: () => void }) => (
  <button type="button" onClick={onShare}>
    Share
  </button>
);

/** A page from the server whose section shares something; its code comes when `arrive` is called. */
async function openPage() {
  const onShare = vi.fn();
  const code = Promise.withResolvers<typeof Share>();
  const loader: SectionLoader<{ onShare: () => void }> = { loaded: null, load: () => code.promise };
  document.body.innerHTML = '<main><div><button type="button">Share</button></div></main>';
  const main = document.body.firstElementChild as Element;
  await act(async () => {
    const root = hydrateRoot(
      main,
      <I18nContext value={i18n}>
        <LazySection loader={loader} props={{ onShare }} />
      </I18nContext>,
    );
    unmount = () => act(() => root.unmount());
  });
  const button = () => main.querySelector('button') as HTMLButtonElement;
  const press = (...events: ('pointerdown' | 'pointerup' | 'click')[]) =>
    act(async () => {
      for (const type of events) button().dispatchEvent(new PointerEvent(type, { bubbles: true }));
    });
  const come = () => {
    loader.loaded = Share;
    code.resolve(Share);
  };
  const arrive = async () => {
    await act(async () => come());
    await pause();
  };
  return { onShare, button, press, come, arrive };
}

test('a press before the code of a section has come is repeated in it', async () => {
  const { onShare, press, arrive } = await openPage();
  await press('pointerdown', 'pointerup', 'click');
  await arrive();
  expect(onShare).toHaveBeenCalledTimes(1);
});

test('code that comes while a button is held down waits for its release', async () => {
  const { onShare, button, press, arrive } = await openPage();
  const pressed = button();
  await act(async () => pressed.focus());
  await press('pointerdown');
  await arrive();
  expect(button()).toBe(pressed);
  await press('pointerup', 'click');
  await pause();
  expect(button()).not.toBe(pressed);
  expect(onShare).toHaveBeenCalledTimes(1);
});

test('what was looked at is exchanged before the browser handles another press', async () => {
  const { button, press, come } = await openPage();
  const pressed = button();
  await press('pointerdown', 'pointerup', 'click');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  come();
  // Steps of promises only: no event comes between them.
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  expect(button()).not.toBe(pressed);
  vi.unstubAllGlobals();
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetProviderScript, loadProviderScript } from './provider-script.ts';

const tags = () => [...document.head.querySelectorAll('script[src]')] as HTMLScriptElement[];
let count = 0;
const newUrl = () => {
  count += 1;
  return `https://pay.example/${count}.js`;
};
// Nothing is fetched here: this document says "loaded" or "failed" as it is told.
const scriptsLoad = (does: boolean) => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = does;
};

beforeEach(() => {
  document.head.innerHTML = '<script nonce="n0nce" type="application/json">{}</script>';
  scriptsLoad(true);
});

test('[PAY-CARD-01] a script comes in once per address, with the page’s nonce', async () => {
  const url = newUrl();
  await Promise.all([loadProviderScript({ url }), loadProviderScript({ url })]);
  await loadProviderScript({ url });
  expect(tags().map((tag) => tag.src)).toEqual([url]);
  expect(tags()[0]?.nonce).toBe('n0nce');
  expect(tags()[0]?.crossOrigin).toBeFalsy();
});

test('[PAY-EMBCARD-05] integrity is passed on, with the crossorigin it needs', async () => {
  await loadProviderScript({ url: newUrl(), integrity: 'sha384-abc' });
  expect(tags()[0]?.integrity).toBe('sha384-abc');
  expect(tags()[0]?.crossOrigin).toBe('anonymous');
});

test('one that failed is taken out and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const url = newUrl();
  scriptsLoad(false);
  await expect(loadProviderScript({ url })).rejects.toThrow();
  expect(tags()).toEqual([]);
  scriptsLoad(true);
  await loadProviderScript({ url });
  expect(tags().length).toBe(1);
});

test('a forgotten one is loaded afresh', async () => {
  const url = newUrl();
  await loadProviderScript({ url });
  forgetProviderScript(url);
  expect(tags()).toEqual([]);
  await loadProviderScript({ url });
  expect(tags().length).toBe(1);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTags } from './start-tags.ts';

const SRC = 'http://localhost:4622/gtm.js?id=GTM-DEMO-EUROPE';
const SIGNALS = [
  ...['security_storage', 'functionality_storage', 'personalization_storage', 'analytics_storage'],
  ...['ad_storage', 'ad_user_data', 'ad_personalization'],
];

const scripts: { src: string; after: number }[] = [];
let append: typeof document.head.append;
beforeEach(() => {
  append = document.head.append;
  document.head.append = (...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    scripts.push({ src: script?.src ?? '', after: window.dataLayer?.length ?? 0 });
  };
});
afterEach(() => {
  document.head.append = append;
  scripts.length = 0;
  delete window.dataLayer;
});

const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

test('[CONSENT-05] [CONSENT-06] before the container everything is denied, and tags wait 2000 ms for the choice', () => {
  startTags(SRC, (purpose) => purpose !== 'marketing');
  expect(commands()[0]).toEqual([
    'consent',
    'default',
    { ...Object.fromEntries(SIGNALS.map((signal) => [signal, 'denied'])), wait_for_update: 2000 },
  ]);
  expect(commands()[1]).toEqual([
    'consent',
    'update',
    {
      security_storage: 'granted',
      functionality_storage: 'granted',
      personalization_storage: 'granted',
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
  expect(window.dataLayer?.[2]).toMatchObject({ event: 'gtm.js' });
  expect(scripts).toEqual([{ src: SRC, after: 3 }]);
});

test('a container is started once', () => {
  startTags(SRC, () => true);
  startTags(SRC, () => true);
  expect(scripts).toHaveLength(1);
});

// @vitest-environment happy-dom
import { join } from 'node:path';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { I18nContext } from '../../../i18n/use-t.ts';
import { ALL_BLOCKS } from './all-blocks.tsx';
import { Blocks } from './blocks.tsx';
import { HOME_BLOCKS } from './home-blocks.tsx';
import type { ReadyBanner, ReadyBlock } from './ready-block.ts';

const picture = { key: 'hero', width: 2560, height: 1100, widths: [800, 1600] };
const film = { src: '/media/video-road-turn.mp4', poster: null };
const banner: ReadyBanner = {
  type: 'banner',
  headline: 'Lupo 500',
  subheadline: 'At home on all roads.',
  alt: 'A red machine',
  links: [{ to: '/it-it/products/lupo-500', text: 'Discover it', isOutside: false }],
  image: picture,
  imagePhone: null,
  backgroundVideo: null,
  video: film,
  video_text: 'Watch the film',
  colors: { background: '#123456', text_color: '#fedcba' },
};

let drawn: { blocks: ReadyBlock[]; textLang: { lang: string; dir: 'ltr' | 'rtl' } | null };
const Drawn = () => <Blocks {...drawn} kinds={ALL_BLOCKS} isTop />;
const Page = createRoutesStub([{ path: '/', Component: Drawn }]);

function draw(blocks: ReadyBlock[], textLang: typeof drawn.textLang = null) {
  drawn = { blocks, textLang };
  document.body.innerHTML = renderToString(<Page />);
}
const text = (selector: string) => document.querySelector(selector)?.textContent;

test('[CATALOGUE-11] a banner shows headline, subheadline, links, image and colours', () => {
  draw([banner]);
  expect(text('h1')).toBe('Lupo 500');
  expect(text('.banner p')).toBe('At home on all roads.');
  expect(document.querySelector('.banner a')?.getAttribute('href')).toBe('/it-it/products/lupo-500');
  expect(document.querySelector('.banner img')?.getAttribute('alt')).toBe('A red machine');
  const style = document.querySelector('.banner')?.getAttribute('style');
  expect(style).toContain('--banner-ground:#123456');
  expect(style).toContain('--banner-words:#fedcba');
});

test('[CATALOGUE-11] a banner draws its background video, and its video in a window', async ({
  onTestFinished,
}) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const backgroundVideo = { src: '/media/video-scooter-turn.mp4', poster: null };
  drawn = { blocks: [{ ...banner, backgroundVideo }], textLang: null };
  document.body.innerHTML = '';
  const root = document.body.appendChild(document.createElement('div'));
  const drawing = createRoot(root);
  // The window it opens would hide the pages of the files that share this worker.
  onTestFinished(() => act(() => drawing.unmount()));
  const catalogue = loadCatalogue(join(import.meta.dirname, '../../..'), 'en');
  await act(async () =>
    drawing.render(
      <I18nContext value={speak('en', catalogue)}>
        <Page />
      </I18nContext>,
    ),
  );
  await vi.waitFor(() => expect(root.querySelector('.banner__film')).not.toBeNull(), 10_000);
  expect(root.querySelector('.banner__film')?.getAttribute('src')).toBe('/media/video-scooter-turn.mp4');
  const button = () =>
    [...root.querySelectorAll('button')].find((one) => one.textContent === 'Watch the film');
  await vi.waitFor(() => expect(button()).toBeDefined(), 10_000);
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(document.querySelector('video.film')).not.toBeNull(), 10_000);
  expect(document.querySelector('video.film')?.getAttribute('src')).toBe('/media/video-road-turn.mp4');
});

test('only the first block of a page carries its heading', () => {
  draw([banner, { ...banner, headline: 'Falco R' }]);
  expect([...document.querySelectorAll('h1, h2')].map((one) => `${one.tagName} ${one.textContent}`)).toEqual([
    'H1 Lupo 500',
    'H2 Falco R',
  ]);
});

test('a timeline, a quote, a gallery and columns keep their order and words', () => {
  draw([
    {
      type: 'timeline',
      title: 'The years',
      entries: [
        { year: '1911', title: 'A bell', html: '<p>One note.</p>', image: null, alt: '' },
        { year: '1913', title: 'A motor', html: '<p>75 cc.</p>', image: picture, alt: 'The motor' },
      ],
    },
    { type: 'quote', text: 'Ring us.', who: 'Chiara Rossi', role: 'leads the house' },
    { type: 'gallery', items: [{ image: picture, alt: 'The hall', caption: 'The hall in 1934' }] },
    {
      type: 'columns',
      columns: [
        {
          title: 'Legacy',
          html: '<p>a</p>',
          image: null,
          alt: '',
          link: { to: 'https://museum.brand.example', text: 'The museum', isOutside: true },
        },
        { title: 'Logo', html: '<p>b</p>', image: null, alt: '', link: null },
      ],
    },
  ]);
  const years = [...document.querySelectorAll('.block-timeline li')].map((one) => one.textContent);
  expect(years).toEqual(['1911A bellOne note.', '1913A motor75 cc.']);
  expect(text('blockquote')).toBe('Ring us.');
  expect(text('.block-gallery figcaption')).toBe('The hall in 1934');
  const outside = document.querySelector('.block-columns a');
  expect([outside?.getAttribute('target'), outside?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('blocks in another language than the page carry that language and its direction', () => {
  draw([{ type: 'text', html: '<p>Terms</p>' }], { lang: 'en', dir: 'ltr' });
  const root = document.querySelector('.blocks');
  expect([root?.getAttribute('lang'), root?.getAttribute('dir')]).toEqual(['en', 'ltr']);
});

test('the home page brings only the kinds it is made of', () => {
  expect(Object.keys(HOME_BLOCKS).sort()).toEqual(['banner', 'categories', 'feed', 'media', 'news']);
});

import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { PageContextValue } from '../../page/page-context.ts';
import { Gallery } from './gallery/gallery.tsx';
import { RelatedVideos } from './gallery/related-videos.tsx';
import { Questions } from './questions.tsx';

const catalogue = loadCatalogue(fileURLToPath(new URL('../..', import.meta.url)), 'en');
const page = {
  locale: 'en',
  edition: 'en',
  lang: 'en',
  dir: 'ltr',
  segment: 'it-en',
  home: '/it-en',
  brand: 'B',
  origin: '',
  regime: null,
  words: null,
  reports: null,
} as const;
const photo = { key: 'red', alt: 'Red', href: '/red.jpg', picture: null, video: null, valueId: null };
const film = { ...photo, key: 'film', alt: 'A turn', video: { src: '/film.mp4', type: 'video/mp4' } };

let shown: ReactNode;
const Shown = () => shown;
const Page = createRoutesStub([{ path: '/', Component: Shown }]);

function show(section: ReactNode) {
  shown = section;
  return renderToStaticMarkup(
    <PageContextValue value={page}>
      <I18nContext value={speak('en', catalogue)}>
        <Page />
      </I18nContext>
    </PageContextValue>,
  );
}

test('[H-34] questions and related videos are drawn only where there are any', () => {
  expect(show(<Questions questions={[]} />)).toBe('');
  expect(show(<Questions questions={[{ question: 'How far?', answer: 'Far.' }]} />)).toContain('How far?');
  expect(show(<RelatedVideos media={[photo]} />)).toBe('');
  expect(show(<RelatedVideos media={[photo, film]} />)).toContain('src="/film.mp4"');
});

test('[H-34] the view of 360 degrees is offered only where the frames are there', () => {
  const product = { name: 'Lupo 500', gallery: [photo], spin: [], colors: [], picture: null };
  const frame = { key: 'spin/0', width: 800, height: 500, widths: [800] };
  expect(show(<Gallery product={product} color={null} />)).not.toContain('Rotate 360°');
  expect(show(<Gallery product={{ ...product, spin: [frame] }} color={null} />)).toContain('Rotate 360°');
});

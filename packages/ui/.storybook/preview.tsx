import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '@fontsource-variable/noto-sans-arabic/wdth.css';
import '@fontsource-variable/noto-sans-hebrew/wdth.css';
import { PageLocale } from '../src/page-locale/page-locale.tsx';
import './preview.css';

const LOCALES = { ltr: 'en', rtl: 'ar' } as const;
type Direction = keyof typeof LOCALES;

function Side({ dir, children }: { dir: Direction; children: React.ReactNode }) {
  return (
    <PageLocale value={LOCALES[dir]}>
      <div className="story" dir={dir} lang={LOCALES[dir]}>
        {children}
      </div>
    </PageLocale>
  );
}

// Windows open in the body, outside the story's frame, so the page itself must have a direction too.
function DirectedPage({ dir, children }: { dir: Direction; children: React.ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = dir;
    document.documentElement.lang = LOCALES[dir];
  }, [dir]);
  return children;
}

const inDirections: Decorator = (Story, { globals }) => {
  const chosen = globals.dir as Direction | 'both';
  if (chosen === 'both') {
    return (
      <DirectedPage dir="ltr">
        <div className="story--side-by-side">
          <Side dir="ltr">
            <Story />
          </Side>
          <Side dir="rtl">
            <Story />
          </Side>
        </div>
      </DirectedPage>
    );
  }
  return (
    <DirectedPage dir={chosen}>
      <Side dir={chosen}>
        <Story />
      </Side>
    </DirectedPage>
  );
};

const preview: Preview = {
  decorators: [inDirections],
  // Checked by the browser tests for every story; the panel runs it on demand.
  initialGlobals: { dir: 'ltr', a11y: { manual: true } },
  globalTypes: {
    dir: {
      description: 'Direction and language',
      toolbar: {
        title: 'Direction',
        icon: 'globe',
        items: [
          { value: 'ltr', title: 'Left to right, English' },
          { value: 'rtl', title: 'Right to left, Arabic' },
          { value: 'both', title: 'Side by side' },
        ],
      },
    },
  },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};

export default preview;

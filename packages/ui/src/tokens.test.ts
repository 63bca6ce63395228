import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const tokensCss = readFileSync(new URL('./tokens.css', here), 'utf8');
// Those of the components; tokens.css and styles.css are one level above.
const STYLE_SHEETS = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/.+\.css$/.test(file),
);

/** The variables of one rule of tokens.css, with references followed through the page's own. */
function readRoles(selector: string): (name: string) => string {
  const read = (from: string) => {
    const start = tokensCss.indexOf(`${from} {`);
    const body = tokensCss.slice(start, tokensCss.indexOf('}', start));
    return new Map(
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    );
  };
  const roles = new Map([...read(':root'), ...read(selector)]);
  const resolve = (name: string): string => {
    const value = roles.get(name) ?? '';
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return reference ? resolve(reference) : value;
  };
  return resolve;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = readRoles(':root');
const dark = readRoles('.ui-dark');

// Words and what they stand on.
test.each([
  ['text', 'surface'],
  ['text', 'paper-2'],
  ['muted', 'surface'],
  ['muted', 'paper-2'],
  ['link', 'surface'],
  ['link', 'paper-2'],
  ['link-hover', 'surface'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-deep', 'accent-tint'],
  ['ink', 'studio'],
  ['ink', 'studio-blend'],
  ['ink', 'steel-4'],
  ['steel', 'steel-4'],
  ['alert', 'paper'],
  ['alert-deep', 'alert-tint'],
  ['warn-deep', 'warn-tint'],
  ['ok-deep', 'ok-tint'],
  ['transit-deep', 'transit-tint'],
  ['draft-deep', 'draft-tint'],
  ['ink', 'alert-tint'],
  ['ink', 'warn-tint'],
  ['ink', 'accent-tint'],
])('the light scheme gives %s on %s a contrast of at least 4.5', (text, ground) => {
  expect(contrast(light(text), light(ground))).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['text', 'surface'],
  ['muted', 'surface'],
  ['link', 'surface'],
  ['accent-on-dark', 'ink'],
  ['text', 'night'],
])('the dark bands give %s on %s a contrast of at least 4.5', (text, ground) => {
  expect(contrast(dark(text), dark(ground))).toBeGreaterThanOrEqual(4.5);
});

// What one must see to operate something: borders of fields, the focus ring, the fill of a switch.
test.each([
  ['control', 'paper'],
  ['control', 'paper-2'],
  ['accent', 'paper'],
  ['accent', 'paper-2'],
  ['alert', 'paper'],
  ['focus', 'surface'],
])('the light scheme gives the control colour %s on %s a contrast of at least 3', (control, ground) => {
  expect(contrast(light(control), light(ground))).toBeGreaterThanOrEqual(3);
});

test('the focus ring has a contrast of at least 3 on dark bands', () => {
  expect(contrast(dark('focus'), dark('surface'))).toBeGreaterThanOrEqual(3);
});

test('[STYLE-01] the breakpoints are 425, 640, 768, 1024, 1280 and 1920 px and no others', () => {
  const ends = new Set([425, 640, 768, 1024, 1280, 1920].flatMap((px) => [`${px}px`, `${px - 1}.98px`]));
  for (const file of STYLE_SHEETS) {
    const css = readFileSync(new URL(file, here), 'utf8');
    for (const [, width = ''] of css.matchAll(/\((?:min|max)-width:\s*([\d.]+px)\)/g)) {
      expect(ends, `${file} uses ${width}`).toContain(width);
    }
  }
});

test('styles know no left and right: both directions come from one sheet', () => {
  for (const file of STYLE_SHEETS) {
    const css = readFileSync(new URL(file, here), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const physical = css.match(
      /(?:^|[\s;{])(?:(?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|width|height)\s*:/gm,
    );
    expect(physical, file).toBeNull();
  }
});

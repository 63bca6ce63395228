import hero from '~brand/media/pictures/hero-scrambler-rosso.jpg';
import lupoRed from '~brand/media/pictures/scrambler-rosso-front34.jpg';
import lupoGreen from '~brand/media/pictures/scrambler-verde-front34.jpg';
import type { PictureSource, PictureUrl } from '../picture/picture.tsx';

const studio = { width: 1600, height: 1000, widths: [1600], formats: ['jpeg'], color: '#b9b9b8' } as const;

/** Originals under fixed names: stories show components, not the media step. */
export const PICTURES = {
  lupoRed: { key: lupoRed, ...studio },
  lupoGreen: { key: lupoGreen, ...studio },
  hero: { key: hero, width: 2560, height: 1100, widths: [2560], formats: ['jpeg'], color: '#1a1412' },
} satisfies Record<string, PictureSource>;

export const storyUrl: PictureUrl = (source) => source.key;

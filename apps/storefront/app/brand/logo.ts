import type { LogoDrawing } from '@paddock/ui/logo';

// Vianelli's mark as data, the same outlines as media/brand/*.svg: a winged V over the wordmark.
export const BRAND_LOGO: { mark: LogoDrawing; word: LogoDrawing } = {
  mark: {
    width: 132,
    height: 48,
    paths: [
      'M42 0L54 0L66 30L78 0L90 0L70.8 48L61.2 48z',
      'M0 0L37.4 0L41 9L3.6 9zM14.4 13.2L42.68 13.2L46.28 22.2L18 22.2zM28.8 26.4L47.96 26.4L51.56 35.4L32.4 35.4z',
      'M132 0L94.6 0L91 9L128.4 9zM117.6 13.2L89.32 13.2L85.72 22.2L114 22.2zM103.2 26.4L84.04 26.4L80.44 35.4L99.6 35.4z',
    ],
  },
  word: {
    width: 806,
    height: 100,
    paths: [
      'M0 0h26l40 74 40-74h26L78 100h-24z',
      'M148 0h23v100h-23z',
      'M185 100h26l40-74 40 74h26L263 0h-24z',
      'M333 100V0h25l58 62V0h23v100h-25l-58-62v62z',
      'M465 0h90v20h-67v19.500h60v20h-60V80h67v20h-90z',
      'M577 0h23v79h62v21h-85z',
      'M682 0h23v79h62v21h-85z',
      'M783 0h23v100h-23z',
    ],
  },
};

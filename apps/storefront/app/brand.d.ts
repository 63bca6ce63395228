// What the Vite plugin of @paddock/brand serves of the brand that is built in.
declare module 'virtual:brand' {
  const settings: import('@paddock/brand/read-brand-settings').BrandSettings;
  export default settings;
}

declare module 'virtual:brand/museum' {
  type Bearing = { yaw: number; pitch: number; metres: number };
  type Plan = { x: number; y: number; width: number; height: number; facing: number };
  type Room = {
    id: string;
    machines: string[];
    /** To which room one walks through which thing. */
    ways: [to: string, through: string][];
    plan: Plan & { scale?: number; isYard?: boolean };
  };
  type Door = { x1: number; y1: number; x2: number; y2: number };
  const museum: {
    entrance: string;
    address: string[];
    plan: { width: number; height: number; doors: Door[] };
    machines: Record<string, { year: number; name?: string }>;
    rooms: Room[];
    bearings: Record<string, Record<string, Bearing>>;
  } | null;
  export default museum;
}

declare module 'virtual:brand/fonts' {
  /** Addresses of the brand's font files to preload. */
  const files: string[];
  export default files;
}

declare module 'virtual:brand/bar' {
  /** The colour of the browser's bar. */
  const bar: string;
  export default bar;
}

declare module '~brand/theme/logo.json' {
  type Drawing = import('@paddock/ui/logo').LogoDrawing;
  const logo: { mark: Drawing; word: Drawing };
  export default logo;
}

declare module '~brand/theme/theme.json' {
  const theme: import('@paddock/brand/read-theme').Theme;
  export default theme;
}

declare module '~brand/theme/pictures.json' {
  type AuthPicture = [wide: string, narrow: string, focus: string];
  /** Keys of the pictures that pages of the code show. */
  const pictures: {
    contact: string;
    bikeCheck: string;
    newsletter: string;
    howToBuy: string;
    warranty: string;
    /** One of them, by chance. */
    notFound: [string, ...string[]];
    auth: Record<'login' | 'register' | 'recovery' | 'update' | 'verify', AuthPicture>;
  };
  export default pictures;
}

declare module '~brand/media-manifest.json' {
  const manifest: Record<string, Omit<import('@paddock/ui/picture').PictureSource, 'key'>>;
  export default manifest;
}

// What the Vite plugin of @paddock/brand serves of the brand.
declare module 'virtual:brand' {
  const settings: import('@paddock/brand/browser-brand').BrowserSettings;
  export default settings;
}

declare module 'virtual:brand/serverSettings' {
  /** All settings; for modules of the server. */
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

declare module 'virtual:brand/logo' {
  type Drawing = import('@paddock/ui/logo').LogoDrawing;
  const logo: { mark: Drawing; word: Drawing };
  export default logo;
}

declare module 'virtual:brand/theme' {
  const theme: import('@paddock/brand/browser-brand').BrowserTheme;
  export default theme;
}

declare module 'virtual:brand/pictures' {
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

declare module 'virtual:brand/manifest' {
  const manifest: Record<string, Omit<import('@paddock/ui/picture').PictureSource, 'key'>>;
  export default manifest;
}

declare module 'virtual:brand/styles' {
  /** The address of the brand's styles; null in development, where the app's styles contain them. */
  const styles: string | null;
  export default styles;
}

declare module 'virtual:brand/data' {
  /** What browsers need of the brand, as JSON for an attribute of <html>; null in development. */
  const data: string | null;
  export default data;
}

declare module 'virtual:brand/words' {
  /** The brand's own messages of an area, or of all areas; none in development, where the catalogues contain them. */
  const load: (locale: string, area?: string) => Promise<import('@paddock/i18n/catalogue').CompiledCatalogue>;
  export default load;
}

declare const __BUILD_ID__: string;

interface Window {
  /** React runs the page; presses reach it. */
  __alive?: boolean;
  /** The button that was pressed before hydration. */
  __pressed?: HTMLElement;
  /** Asked by the router for a page whose code chunk failed to load. */
  __chunkFailed?: () => Promise<unknown>;
}

declare module 'virtual:messages' {
  type Catalogue = import('@paddock/i18n/catalogue').CompiledCatalogue;
  type Area = import('./i18n/message-areas.ts').MessageArea;
  type Messages = { everywhere: Catalogue; areas: Record<Area, () => Promise<{ default: Catalogue }>> };
  const locales: Record<import('@paddock/i18n/locales').CatalogueName, () => Promise<Messages>>;
  export default locales;
}

declare module 'virtual:messages' {
  type Catalogue = import('@paddock/i18n/catalogue').CompiledCatalogue;
  type Messages = {
    everywhere: Catalogue;
    areas: Partial<Record<string, () => Promise<{ default: Catalogue }>>>;
  };
  const locales: Record<import('./i18n/desk-locales.ts').DeskLocale, () => Promise<Messages>>;
  export default locales;
}

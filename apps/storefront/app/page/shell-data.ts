import type { Customer } from '@paddock/server/contracts/customers';
import type { SaleLabel } from '@paddock/server/contracts/menu';
import type { Region, Site, SiteUrl } from '@paddock/server/contracts/sites';
import type { ShownEntry } from '@paddock/server/features/menu/layout.contract.ts';
import type { PictureSource } from '@paddock/ui/picture';
import { useRouteLoaderData } from 'react-router';

export type MenuProduct = {
  name: string;
  original_name: string;
  slug: string;
  kind: string | null;
  tagline: string | null;
  /** Absent where there are none: the menu is in every page. */
  labels?: SaleLabel[];
  image: PictureSource | null;
};

export type MenuCategory = {
  name: string;
  slug: string;
  image: PictureSource | null;
  /** "Lupo, Tramontana and Passo", as the language lists things. */
  families: string;
  products: MenuProduct[];
};

export type PickerSite = {
  slug: string;
  /** In the visitor's language; three names stay raw and take a wording of their own (`useCountryName`). */
  displayName: string;
  iso: string | null;
  region: Region;
  urls: SiteUrl[];
};

/** Every site there is, which of them sell, and their languages for crawlers. */
export type SiteList = {
  readonly all: readonly PickerSite[];
  readonly shops: ReadonlySet<string>;
  /** `hreflang` of each address. */
  readonly languages: readonly { readonly lang: string; readonly url: string }[];
};

export const NO_SITES: SiteList = { all: [], shops: new Set(), languages: [] };

/** Third parties that a site has configured; null: none. */
export type Services = {
  /** Without `src` its own address. */
  chat: { appId: string; src: string | null; region: 'us' | 'eu' | 'ap' } | null;
  /** The address of the container of the site's region. */
  tags: string | null;
};

/** A page of a preview: of which moment, and who may show it in a frame. */
export type PreviewData = {
  /** "Wednesday 25 November, 09:00", in the time of the site; null: now. */
  moment: string | null;
  /** Whose clocks show that: "Rome". */
  city: string;
  drafts: boolean;
  deskOrigin: string;
};

/** The state of the site a page stands on. Whether the page itself is outdated is known to `stale-deployment` alone. */
export type ShellData = {
  country: string;
  locale: string;
  isRtl: boolean;
  enableShop: boolean;
  maintenance: boolean;
  currentSite: Pick<Site, 'slug' | 'name' | 'urls' | 'settings'> & {
    country: Pick<Site['country'], 'iso'>;
    displayName: string;
    /** A picture of the flag, in the page itself. */
    flag: string | null;
  };
  /** Vehicle categories with their models. */
  products: MenuCategory[];
  /** Equipment categories. */
  categories: MenuCategory[];
  services: Services;
  /** How an editor has arranged head and foot; absent where nothing is changed: it is in every page. */
  menus?: { head: ShownEntry[] | null; foot: ShownEntry[] | null };
  /** Absent outside of previews. */
  preview?: PreviewData;
  /** The signed-in customer, when the document's first page requires one. */
  owner: Customer | null;
};

/** Which word the site has for the tax on its prices; messages choose their own by it. */
export const useTaxWord = (): string => useShell()?.currentSite.settings.tax_word ?? 'vat';

/** The site's data, or undefined on pages outside of a site (the chooser, an error before the site was found). */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('shell/site.layout');
}

/** What a page's `handle` tells the footer: product pages show the footnote that figures may change. */
export type FooterHandle = { productFootnote?: boolean };

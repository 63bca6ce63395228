import type { Bundle } from '../bundle/bundle.ts';
import type { BrandFiles, TextLocale } from './brand.schema.ts';
import type { Words } from './dictionary.ts';
import type { BrandCheckout } from './resolve-checkout.ts';

export const MANUAL_KINDS = ['owner', 'maintenance', 'quick'] as const;
export type ManualKind = (typeof MANUAL_KINDS)[number];

/** The brand as the loader writes it: texts in every language, pictures that exist, every variant and unit. */
export interface Brand extends BrandCheckout, Bundle {
  readonly isDemo: boolean;
  readonly sites: BrandFiles['sites'];
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
  readonly media: readonly Medium[];
  readonly products: readonly Product[];
  readonly measures: readonly Measure[];
  readonly manualNames: Readonly<Record<ManualKind, Words>>;
  readonly manuals: readonly Manual[];
  readonly range: BrandFiles['range'];
  readonly prices: BrandFiles['prices'];
  readonly stores: BrandFiles['stores'];
  readonly units: readonly Unit[];
  readonly demonstrators: readonly Demonstrator[];
  readonly customers: BrandFiles['customers'];
  readonly bikes: BrandFiles['bikes'];
  readonly reviews: BrandFiles['reviews'];
}

/** A model that a store lends for test rides. */
export interface Demonstrator {
  readonly site: string;
  readonly store: string;
  readonly product: string;
  readonly variant: string;
  readonly ref: string;
}

export interface Category {
  readonly slug: string;
  readonly type_id: 1 | 2;
  readonly original_name: string;
  readonly picture: string | null;
  readonly names: Words;
}

export interface Attribute {
  readonly slug: string;
  readonly original_name: string;
  readonly names: Words;
  /** The part of the specification it stands in; colour and size stand in none. */
  readonly group: Words | null;
  readonly values: readonly AttributeValue[];
}

export interface AttributeValue {
  readonly slug: string;
  readonly original_content: string;
  readonly settings: { readonly color1?: string; readonly color2?: string | null };
  /** Null where it reads the same in every language. */
  readonly contents: Words | null;
}

export interface Medium {
  readonly key: string;
  readonly mime_type: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly widths: readonly number[];
  readonly placeholder: string | null;
  readonly color: string | null;
  readonly formats: readonly string[];
  readonly duration: number | null;
  readonly poster: string | null;
  /** Null for what only decorates. */
  readonly alts: Words | null;
}

export interface Variant {
  readonly sku: string;
  readonly colour: string;
  readonly size: string | null;
  readonly picture: string | null;
}

export interface Product {
  readonly slug: string;
  readonly sku: string;
  readonly category: string;
  readonly original_name: string;
  readonly picture: string | null;
  readonly warranty_months: number;
  readonly kind: Words;
  readonly tagline: Words | null;
  readonly headline: Words | null;
  readonly description: Words;
  /** What people also search it by. */
  readonly aliases: Partial<Record<TextLocale, readonly string[]>>;
  readonly variants: readonly Variant[];
  readonly media: readonly ProductMedium[];
  readonly features: readonly Feature[];
  readonly questions: readonly { readonly question: Words; readonly answer: Words }[];
  readonly specs: readonly { readonly attribute: string; readonly value: string }[];
  readonly geometry: readonly GeometryValue[];
  /** Slugs of the models an accessory is made for. */
  readonly fits: readonly string[];
}

export interface ProductMedium {
  readonly key: string;
  readonly role: 'gallery' | 'hero' | 'feature' | 'spin';
  /** The variant whose colour it shows; of several sizes the first. */
  readonly variant: string | null;
  readonly position: number;
}

export interface Feature {
  readonly title: Words;
  readonly body: Words;
  readonly cover: string | null;
  readonly video: string | null;
}

export interface GeometryValue {
  readonly measure: string;
  readonly size_index: number;
  readonly size_name: string;
  readonly value: number;
}

export interface Measure {
  readonly slug: string;
  readonly unit: 'mm' | 'deg' | 'cm';
  readonly original_name: string;
  readonly names: Words;
}

export interface Manual {
  readonly slug: string;
  readonly product: string | null;
  readonly original_name: string;
  readonly names: Words;
  readonly files: readonly { locale: string; url: string; file_name: string; bytes: number }[];
}

export interface Unit {
  readonly site: string;
  readonly ref: string;
  readonly product: string;
  readonly variant: string;
  readonly status: 'draft' | 'in_production' | 'in_transit' | 'on_hand' | 'sold' | 'delivered';
  readonly serial: string | null;
  readonly store: string | null;
  readonly plant: string | null;
  /** Days from today; past ones are negative. */
  readonly production_in_days: number | null;
  readonly transit_in_days: number | null;
  readonly sold_in_days: number | null;
  readonly delivered_in_days: number | null;
  readonly local_days: number;
  readonly price_minor: number;
  readonly currency: string;
  readonly blocked_reason: string | null;
  /** What it cost before and since how many days; the last entry is what the price stood at before today's. */
  readonly earlier_prices: readonly { amount_minor: number; days_ago: number }[];
}

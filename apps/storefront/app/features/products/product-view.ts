import type { PictureSource } from '@paddock/ui/picture';
import type { AccessoryCardView } from '../accessories/accessory-cards.tsx';
import type { GuaranteePicture } from '../guarantee/guarantee-notice.tsx';
import type { UnitFilters } from '../inventory/unit-filters.rules.ts';
import type { UnitAttribute, UnitsView } from '../inventory/units-view.ts';
import type { ManualView } from '../manuals/manual-file-link.tsx';
import type { AccessoryView } from './accessory/accessory-view.ts';
import type { Choice, OfferView } from './choice/choice.rules.ts';
import type { CompareView } from './compare/compare.rules.ts';
import type { GeometryView } from './geometry/geometry-view.ts';
import type { ReviewsView } from './reviews/reviews-view.server.ts';

/** A picture of the media manifest, or a video with its still. */
export type MediumView = {
  key: string;
  alt: string;
  /** The large file: where a press leads without script. */
  href: string;
  picture: PictureSource | null;
  video: { src: string; type: string } | null;
  valueId: number | null;
};

export type ColorView = {
  id: number;
  name: string;
  color1: string;
  color2: string | null;
  picture: PictureSource | null;
};

export type SimilarView = SiblingView & { price: string; days: number };

export type SiblingView = { slug: string; name: string; kind: string | null; picture: PictureSource | null };

export type ProductView = {
  id: number;
  slug: string;
  name: string;
  kind: string | null;
  headline: string | null;
  tagline: string | null;
  /** The first headline below the hero. */
  opening: string;
  /** Paragraphs. */
  description: string[];
  descriptionLength: number;
  category: { slug: string; name: string };
  picture: PictureSource | null;
  hero: MediumView | null;
  colors: ColorView[];
  /** From the address, else what can be bought. */
  choice: Choice;
  gallery: MediumView[];
  spin: PictureSource[];
  features: { title: string; text: string; cover: MediumView | null; video: MediumView | null }[];
  specifications: { title: string; rows: { label: string; value: string }[] }[];
  geometry: GeometryView | null;
  manuals: ManualView[];
  questions: { question: string; answer: string }[];
  siblings: SiblingView[];
  /** Null where the shop is closed. */
  offer: OfferView | null;
  /** Others with units, when this one is sold out. */
  similar: SimilarView[];
  compare: CompareView | null;
  units: { filters: UnitFilters; view: UnitsView; attributes: UnitAttribute[] } | null;
  /** Null outside of the European Union. */
  guarantee: GuaranteePicture | null;
  /** Of an accessory: what is chosen, and what it fits. */
  accessory: AccessoryView | null;
  /** Accessories that fit it. */
  madeForIt: AccessoryCardView[];
  /** Null: they come from a service after the page. */
  reviews: ReviewsView | null;
  jsonLd: string;
};

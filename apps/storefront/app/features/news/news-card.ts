import type { PictureSource } from '@paddock/ui/picture';

/** A post as lists show it; its day is said on the server. */
export type NewsCard = {
  id: number;
  /** Inside the visitor's own site. */
  to: string;
  title: string;
  excerpt: string;
  cover: PictureSource | null;
  day: string;
  iso: string;
  tags: { slug: string; name: string }[];
};

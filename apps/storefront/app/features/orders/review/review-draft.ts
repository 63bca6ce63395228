/** A review as it was typed, with what is wrong with it. */
export interface ReviewDraft {
  readonly typed: {
    readonly item: string;
    readonly stars: string;
    readonly title: string;
    readonly text: string;
    readonly name: string;
  };
  readonly faults: Readonly<Record<'stars' | 'title' | 'text' | 'name', boolean>>;
  /** Why the api refused it. */
  readonly message: string | null;
  readonly isOffline: boolean;
}

import { isDeskError } from '../../../kit/calls/desk-error.ts';
import { isSame, type Values } from '../../../kit/form/draft.rules.ts';
import type { DraftStore } from '../../../kit/form/draft-store.ts';

export interface SavedContent {
  readonly values: Values;
  readonly revision: string;
}

export interface ContentCalls {
  /** Saves the draft with `If-Match`; answers how the server has written it. */
  save(values: Values, revision: string): Promise<SavedContent>;
  /** What the refusal `edited_meanwhile` brought. */
  theirs(error: { readonly data: unknown }): SavedContent;
  /** False while something that must be there is missing: then only the person's own draft is kept. */
  isComplete(values: Values): boolean;
}

export interface SaverState {
  readonly isSaving: boolean;
  readonly savedAt: Date | null;
  readonly error: unknown;
}

/** A moment after the last key, so that the preview follows the words and not every letter. */
const DELAY_MS = 250;

/**
 * Saves complete texts as the draft that colleagues and the preview see. What was typed and is incomplete, or could not be
 * sent, is kept by the DraftStore.
 */
export class ContentSaver {
  state: SaverState = { isSaving: false, savedAt: null, error: null };
  private readonly store: DraftStore;
  private readonly calls: ContentCalls;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  /** The last save as it was sent, and as the server wrote it: without spaces at the end, HTML cleaned. */
  private sent: Values;
  private written: Values;
  /** Called with the new revision after each save. */
  onSaved: (revision: string) => void = () => {};

  constructor(store: DraftStore, calls: ContentCalls) {
    this.store = store;
    this.calls = calls;
    this.sent = store.state.base;
    this.written = store.state.base;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  read = () => this.state;

  private change(next: Partial<SaverState>) {
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }

  /** Something was typed. */
  touch(): void {
    clearTimeout(this.timer);
    if (this.canSave()) this.timer = setTimeout(() => void this.flush(), DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private canSave(): boolean {
    const { values, conflicts } = this.store.state;
    return this.store.isDirty() && Object.keys(conflicts).length === 0 && this.calls.isComplete(values);
  }

  /** True once the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.canSave()) {
      this.running ??= this.save().finally(() => {
        this.running = null;
      });
      await this.running;
      if (this.state.error) return false;
    }
    return !this.store.isDirty();
  }

  private async save(): Promise<void> {
    const { values, revision } = this.store.state;
    this.change({ isSaving: true, error: null });
    try {
      const saved = await this.calls.save(values, revision);
      this.sent = values;
      this.written = saved.values;
      await this.store.acknowledge(values, saved.revision);
      this.change({ isSaving: false, savedAt: new Date() });
      this.onSaved(saved.revision);
    } catch (error) {
      if (isDeskError(error, 'edited_meanwhile')) this.meet(this.calls.theirs(error));
      this.change({ isSaving: false, error: isDeskError(error, 'edited_meanwhile') ? null : error });
    }
  }

  /** What is on screen was published: there is no draft any more. */
  async settle(revision: string): Promise<void> {
    await this.store.acknowledge(this.store.state.base, revision);
    this.change({ savedAt: null });
  }

  /** The server has another text now: an earlier version was made the draft. */
  replace(saved: SavedContent): void {
    this.sent = saved.values;
    this.written = saved.values;
    void this.store.settle(saved.values, saved.revision);
    this.change({ savedAt: new Date(), error: null });
    this.onSaved(saved.revision);
  }

  /** An act beside the text has raised the revision. */
  followRevision(revision: string): void {
    void this.store.acknowledge(this.store.state.base, revision);
  }

  /** Another person has saved. Fields that they left as the server wrote them count as unchanged. */
  meet({ values, revision }: SavedContent): void {
    const theirs: Record<string, string> = { ...values };
    for (const [key, value] of Object.entries(values))
      if (value === this.written[key]) theirs[key] = this.sent[key] ?? value;
    this.store.meet(theirs, revision);
    this.sent = theirs;
    this.written = values;
    if (isSame(this.store.state.values, theirs)) void this.store.acknowledge(theirs, revision);
  }
}

import {
  type Draft,
  discardDraft,
  saveDraft,
  showDraft,
} from '@paddock/server/features/drafts/drafts.contract.ts';
import { callDesk } from '../calls/call-desk.ts';
import { isDeskError } from '../calls/desk-error.ts';
import {
  type Conflict,
  type DraftContent,
  isSame,
  type Merge,
  mergeFields,
  readContent,
  type Values,
  writeContent,
} from './draft.rules.ts';
import { type Mirror, readMirror, writeMirror } from './draft-mirror.ts';

export interface DraftSubject {
  readonly kind: string;
  readonly ref: string;
  readonly site: string;
  /** How "Unfinished" names it. */
  readonly title: string;
  /** The page with the form. */
  readonly address: string;
}

export interface DraftState {
  readonly values: Values;
  /** What the server had when typing began. */
  readonly base: Values;
  readonly revision: string;
  readonly conflicts: Readonly<Record<string, Conflict>>;
  /** Of the text: as saved, typed and not yet with the server, kept as a draft, restored from one; full: the server takes no more. */
  readonly status: 'clean' | 'typed' | 'kept' | 'restored' | 'full';
}

/** 2 s after the last key the draft goes to the server. */
const DELAY_MS = 2000;

/**
 * The text of one form and its draft. Keys go to this browser's storage at once and to the server 2 s after the last one;
 * drafts of another tab or device are merged by field and never overwritten.
 */
export class DraftStore {
  state: DraftState;
  private readonly subject: DraftSubject;
  private readonly key: string;
  private readonly merge: Merge;
  private version = 0;
  /** What the server's draft held when it was last seen: the base for merging with another tab. */
  private synced: Values;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    subject: DraftSubject,
    owner: string,
    saved: { values: Values; revision: string },
    merge: Merge = mergeFields,
  ) {
    this.subject = subject;
    this.merge = merge;
    this.key = `desk.draft:${owner}:${subject.kind}:${subject.site}:${subject.ref}`;
    this.synced = saved.values;
    this.state = { ...saved, base: saved.values, conflicts: {}, status: 'clean' };
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  read = () => this.state;

  private change(next: Partial<DraftState>) {
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }

  /** Takes up what was typed here or elsewhere and not saved. */
  async restore(): Promise<void> {
    const mirror = readMirror(this.key);
    if (mirror) this.takeUp(mirror);
    const { data: draft } = await callDesk(showDraft, this.input());
    const content = readContent(draft?.content);
    if (!draft || !content) {
      if (mirror && this.isDirty()) this.schedule(0);
      return;
    }
    // The mirror was typed on this version: it is the newer text.
    if (mirror?.version !== draft.version) this.takeUp(content);
    this.version = draft.version;
    this.synced = content.values;
    if (mirror && this.isDirty()) this.schedule(0);
  }

  private takeUp(content: DraftContent | Mirror) {
    const current = this.state;
    const mine =
      current.status === 'clean'
        ? content.values
        : this.merge(content.base, current.values, content.values).values;
    const { values, conflicts } = this.merge(content.base, mine, current.base);
    if (!isSame(values, current.base))
      this.change({ values, conflicts: { ...current.conflicts, ...conflicts }, status: 'restored' });
  }

  type(field: string, value: string) {
    this.write({ [field]: value });
  }

  /** Several fields at once, such as those of a block that was added. */
  write(changes: Values) {
    this.change({ values: { ...this.state.values, ...changes }, status: 'typed' });
    this.mirror();
    this.schedule(DELAY_MS);
  }

  /** Another person has saved meanwhile: their values become the base. */
  meet(theirs: Values, revision: string) {
    const { values, conflicts } = this.merge(this.state.base, this.state.values, theirs);
    this.change({ base: theirs, revision, values, conflicts });
    this.mirror();
    this.schedule(0);
  }

  resolve(field: string, value: string) {
    const { [field]: _, ...conflicts } = this.state.conflicts;
    this.change({ conflicts });
    this.type(field, value);
  }

  /** The server has saved `saved`; what was typed since then stays and is kept as before. */
  async acknowledge(saved: Values, revision: string): Promise<void> {
    await this.sending;
    const isAll = isSame(this.state.values, saved);
    this.change({ base: saved, revision, ...(isAll && { status: 'clean' }) });
    this.mirror();
    if (!isAll) return;
    clearTimeout(this.timer);
    const { version } = this;
    this.version = 0;
    this.synced = saved;
    if (version > 0) await this.discardServer(version);
  }

  /** The server has saved the form: there is no draft any more. */
  async settle(values: Values, revision: string): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    const { version } = this;
    this.version = 0;
    this.synced = values;
    writeMirror(this.key, null);
    this.change({ values, base: values, revision, conflicts: {}, status: 'clean' });
    if (version > 0) await this.discardServer(version);
  }

  async discard(): Promise<void> {
    await this.settle(this.state.base, this.state.revision);
  }

  private async discardServer(version: number): Promise<void> {
    const input = this.input();
    // Another tab has typed on: its draft stays.
    await callDesk(discardDraft, { ...input, query: { ...input.query, version } }).catch(() => {});
  }

  isDirty = () => !isSame(this.state.values, this.state.base);

  private mirror() {
    const { values, base, revision } = this.state;
    writeMirror(this.key, this.isDirty() ? { values, base, revision, version: this.version } : null);
  }

  private schedule(delay: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), delay);
  }

  /** At once: on blur and when the page is hidden. */
  flush = async (): Promise<void> => {
    clearTimeout(this.timer);
    if (this.state.status !== 'typed' && this.state.status !== 'restored') return;
    await this.sending;
    this.sending = this.send().finally(() => {
      this.sending = null;
    });
    await this.sending;
  };

  private async send(attempt = 1): Promise<void> {
    const { values, base, revision } = this.state;
    const { title, address } = this.subject;
    const body = {
      title,
      address,
      content: { ...writeContent({ values, base }) },
      base_revision: revision,
      version: this.version,
    };
    try {
      const { data } = await callDesk(saveDraft, { ...this.input(), body });
      this.version = data.version;
      this.synced = values;
      this.mirror();
      if (this.state.values === values) this.change({ status: 'kept' });
    } catch (error) {
      if (isDeskError(error, 'too_many_drafts')) return this.change({ status: 'full' });
      if (!isDeskError(error, 'conflict') || attempt > 3) return this.schedule(DELAY_MS * 5);
      this.meetDraft((error.data as { draft?: Draft | null } | undefined)?.draft ?? null);
      await this.send(attempt + 1);
    }
  }

  /** Another tab of the same person has kept a draft, or saved or discarded it. */
  private meetDraft(draft: Draft | null) {
    const content = readContent(draft?.content);
    this.version = draft?.version ?? 0;
    if (!content) return;
    const { values, conflicts } = this.merge(this.synced, this.state.values, content.values);
    this.synced = content.values;
    this.change({ values, conflicts: { ...this.state.conflicts, ...conflicts } });
    this.mirror();
  }

  private input() {
    const { kind, ref, site } = this.subject;
    return { params: { kind, ref }, query: { site } };
  }
}

import type {
  PublishInput,
  VersionInfo,
  VersionSummary,
} from '@paddock/server/features/versions/versions.contract.ts';
import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { type DeskError, isDeskError } from '../../../kit/calls/desk-error.ts';
import { showToast } from '../../../kit/overlay/toast.tsx';
import { longTime } from '../../../kit/parts/time.tsx';
import { instantOf, isLocalTime, localTime } from '../preview/site-time.ts';
import type { Content } from './use-content.ts';

/** How a subject is published; the calls answer its revision after the act. */
export interface Publishing {
  readonly versions: VersionSummary;
  /** Nothing of its own is published: what is shown comes from elsewhere. */
  readonly isInherited?: boolean;
  publish(input: PublishInput, revision: string): Promise<{ revision: string; publishAt: string }>;
  withdraw(version: VersionInfo, reason: string): Promise<{ revision: string }>;
}

export interface Publish {
  readonly isBusy: boolean;
  readonly canPublish: boolean;
  readonly error: DeskError | null;
  /** Local time at the site; null: at once. */
  readonly at: string | null;
  /** The time is complete and lies ahead. */
  readonly isTimeValid: boolean;
  chooseTime(at: string | null): void;
  run(): Promise<void>;
  withdraw(version: VersionInfo, reason: string): Promise<boolean>;
}

const DAY_MS = 86_400_000;

/** Tomorrow at nine: a time to begin with. */
export const firstTime = (timezone: string): string =>
  `${localTime(new Date(Date.now() + DAY_MS), timezone).slice(0, 10)}T09:00`;

/** Publishes what is on screen: first everything is saved, then published now or at a time of the site. */
export function usePublishing(content: Content, publishing: Publishing, timezone: string): Publish {
  const t = useT();
  const [at, chooseTime] = useState<string | null>(null);
  const [error, setError] = useState<DeskError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { store, saver, state, saving } = content;
  const isTimeValid = at === null || (isLocalTime(at) && instantOf(at, timezone) > new Date());
  const hasDraft = publishing.versions.draft !== null || saving.savedAt !== null || store.isDirty();

  const guarded = async (act: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await act();
      return true;
    } catch (failure) {
      if (!isDeskError(failure)) throw failure;
      if (failure.code !== 'cancelled') setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const run = async () => {
    if (isBusy || !isTimeValid) return;
    await guarded(async () => {
      if (!(await saver.flush())) return;
      const done = await publishing.publish(at === null ? {} : { local_at: at }, store.state.revision);
      await saver.settle(done.revision);
      chooseTime(null);
      const when = longTime(done.publishAt, timezone);
      showToast(at === null ? t('content.published') : t('content.scheduledFor', { when }));
    });
  };
  return {
    isBusy,
    canPublish: hasDraft && isTimeValid && Object.keys(state.conflicts).length === 0,
    error,
    at,
    isTimeValid,
    chooseTime,
    run,
    withdraw: (version, reason) =>
      guarded(async () => {
        const { revision } = await publishing.withdraw(version, reason);
        saver.followRevision(revision);
        showToast(t('content.withdrawn'));
      }),
  };
}

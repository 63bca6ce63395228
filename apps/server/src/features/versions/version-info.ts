import type { VersionInfo, VersionSummary } from './versions.contract.ts';

/** The newest live one, the draft, and what is to come, of the versions of one scope. */
export function summarise(versions: readonly VersionInfo[]): VersionSummary {
  const inState = (state: VersionInfo['state']) => versions.filter((version) => version.state === state);
  return {
    draft: inState('draft')[0] ?? null,
    live: inState('live')[0] ?? null,
    scheduled: inState('scheduled').sort((a, b) => String(a.publish_at).localeCompare(String(b.publish_at))),
  };
}

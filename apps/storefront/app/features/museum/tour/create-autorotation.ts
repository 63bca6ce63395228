import { AutorotatePlugin } from '@photo-sphere-viewer/autorotate-plugin';
import type { Viewer } from '@photo-sphere-viewer/core';
import { motionOf } from './tour-times.ts';

const NEVER = Number.MAX_SAFE_INTEGER;

/** The slow rotation while idle, which a caption or the pause button stops. With `calm` there is none. */
export function createAutorotation(viewer: Viewer, calm: boolean, onTurning: (turning: boolean) => void) {
  let pause = 0;
  const { rest } = motionOf(calm);
  const plugin = rest && viewer.getPlugin<AutorotatePlugin>(AutorotatePlugin);
  plugin?.addEventListener('autorotate', ({ autorotateEnabled }) => onTurning(autorotateEnabled));
  return {
    allow(allowed: boolean) {
      clearTimeout(pause);
      if (!rest || !plugin) return;
      const { autostartDelay } = rest;
      if (!allowed) {
        plugin.setOptions({ autostartDelay: NEVER });
        plugin.stop();
        return;
      }
      // The visitor has just closed a caption or pressed a button: the delay starts from there.
      pause = window.setTimeout(() => plugin.setOptions({ autostartDelay }), autostartDelay);
    },
    close: () => clearTimeout(pause),
  };
}

/** In milliseconds: a look at a machine, a step of the keyboard. */
export const SWING_MS = 900;
export const STEP_MS = 250;
/** Looking down a little: machines stand lower than eyes. */
export const LEVEL = '-4deg';

/** Transitions between rooms and automatic rotation: none with prefers-reduced-motion. */
export function motionOf(calm: boolean) {
  return {
    fade: {
      showLoader: true,
      effect: 'fade',
      speed: 1000,
      rotation: false,
      rotateTo: { yaw: 0, pitch: (Number.parseInt(LEVEL, 10) * Math.PI) / 180 },
    },
    rest: calm
      ? null
      : { autostartDelay: 3000, autostartOnIdle: true, autorotateSpeed: '0.5rpm', autorotatePitch: LEVEL },
  } as const;
}

import { useDelayed } from '../delayed/delayed.tsx';

export interface ProgressLineProps {
  /** A navigation is under way. */
  isBusy: boolean;
  label: string;
}

/** The 2 px line on top while the next page is fetched: after 200 ms, growing for 5 s, kept at least 200 ms. */
export function ProgressLine({ isBusy, label }: ProgressLineProps) {
  const isShown = useDelayed(isBusy);
  if (!isShown) return null;
  // It stands outside the landmarks; a live region may.
  return <div className="ui-progress-line" role="progressbar" aria-label={label} aria-live="polite" />;
}

/** The sign of the desk. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6" fill="var(--mark-ground)" />
      <path
        d="M7.2 19V5.4M7.2 6.4h5.4a4.2 4.2 0 0 1 4.2 4.2M16.8 10.6a4.2 4.2 0 0 1-4.2 4.2h-2"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M11 10.6h2" stroke="#9b9af5" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

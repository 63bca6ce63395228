export function SaveIcon({ className = '', path }: { className?: string; path: string }) {
  return (
    <svg className={`ui-icon ${className}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

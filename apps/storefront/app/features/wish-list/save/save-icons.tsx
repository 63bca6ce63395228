// Not in the common set: that one is part of every page's first script.

const HEART =
  'M10 17C4.6 13.2 2.2 10.4 2.2 7.3A4.1 4.1 0 0 1 6.3 3.2c1.5 0 2.9.8 3.7 2.1.8-1.3 2.2-2.1 3.7-2.1a4.1 4.1 0 0 1 4.1 4.1c0 3.1-2.4 5.9-7.8 9.7z';
const SHARE = 'M10 12.5v-10M6.2 6.1 10 2.3l3.8 3.8M6.5 9h-2v8.5h11V9h-2';

export const HeartIcon = () => <SaveIcon className="save-heart" path={HEART} />;
export const ShareIcon = () => <SaveIcon path={SHARE} />;

function SaveIcon({ className = '', path }: { className?: string; path: string }) {
  return (
    <svg className={`ui-icon ${className}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

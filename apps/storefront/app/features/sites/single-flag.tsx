/** A flag that comes with the page, so that the whole sprite is only fetched by who opens the chooser. */
export function SingleFlag({ src }: { src: string | null }) {
  if (!src) return <span className="shell-flag shell-flag--none" aria-hidden="true" />;
  return <img className="shell-flag" src={src} alt="" width="20" height="15" />;
}

import type { ElementType, ReactNode } from 'react';

export interface TabLinksProps {
  label: string;
  links: readonly { href: string; title: ReactNode; isCurrent: boolean }[];
  as?: ElementType | undefined;
  /** At the far end, apart from the links: the way out of an account. */
  end?: ReactNode;
}

/** Looks like tabs, is navigation: account pages, sections of a product. */
export function TabLinks({ label, links, as: Link = 'a', end }: TabLinksProps) {
  return (
    <nav className="ui-tabs__list" aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.href}
          className="ui-tab"
          href={link.href}
          {...(Link !== 'a' && { to: link.href })}
          aria-current={link.isCurrent ? 'page' : undefined}
        >
          {link.title}
        </Link>
      ))}
      {end && <div className="ui-tabs__end">{end}</div>}
    </nav>
  );
}

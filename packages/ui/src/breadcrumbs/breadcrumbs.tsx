import type { ElementType, ReactNode } from 'react';

export interface Crumb {
  label: ReactNode;
  /** Missing on the page itself. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  label: string;
  crumbs: readonly Crumb[];
  as?: ElementType | undefined;
}

export function Breadcrumbs({ label, crumbs, as: Link = 'a' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="ui-crumbs">
        {crumbs.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path has no other identity than its order
          <li key={index}>
            {crumb.href ? (
              <Link href={crumb.href} {...(Link !== 'a' && { to: crumb.href })}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

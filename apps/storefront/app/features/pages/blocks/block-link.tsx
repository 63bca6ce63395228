import { ButtonLink } from '@paddock/ui/button-link';
import { GoLink } from '@paddock/ui/go-link';
import { Link } from 'react-router';
import type { ReadyLink } from './ready-block.ts';

const outside = { target: '_blank', rel: 'noopener' };

export const BlockGoLink = ({ link }: { link: ReadyLink }) =>
  link.isOutside ? (
    <GoLink href={link.to} {...outside}>
      {link.text}
    </GoLink>
  ) : (
    <GoLink as={Link} to={link.to}>
      {link.text}
    </GoLink>
  );

export const BlockButton = ({ link, variant }: { link: ReadyLink; variant: 'light' | 'ghost' }) =>
  link.isOutside ? (
    <ButtonLink href={link.to} variant={variant} {...outside}>
      {link.text}
    </ButtonLink>
  ) : (
    <ButtonLink as={Link} to={link.to} variant={variant}>
      {link.text}
    </ButtonLink>
  );

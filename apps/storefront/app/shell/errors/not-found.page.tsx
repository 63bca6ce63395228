import { pageError } from '../../frame/page-error.server.ts';

export function loader(): never {
  throw pageError('not_found', 404);
}

export default function NotFoundPage() {
  return null;
}

import { redirect } from 'react-router';
import type { Route } from './+types/legal.resource.ts';

/** Old pages link to a relative path named `legal` (C-01). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/${params.country}/terms`, 301);
}

import { visitContext } from '../../../request/visit.server.ts';
import { saveAddress } from '../load-address-form.server.ts';
import type { Route } from './+types/entries.resource.ts';

export const action = ({ request, context, params }: Route.ActionArgs) =>
  saveAddress(context.get(visitContext), request, params.id);

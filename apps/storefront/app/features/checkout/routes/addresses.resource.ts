import { visitContext } from '../../../visit.server.ts';
import { saveAddress } from '../../addresses/save-address.server.ts';
import type { Route } from './+types/addresses.resource.ts';

/** A customer's addresses without leaving the checkout. */
export const action = ({ request, context, params }: Route.ActionArgs) =>
  saveAddress(context.get(visitContext), request, params.id);

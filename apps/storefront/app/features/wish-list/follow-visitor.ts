import { hasKept } from './has-kept.ts';
import { clearRecent, listName, recordView } from './kept-lists.ts';
import { openWishList } from './wish-list-store.ts';

type Visitor = { mayKeep: boolean; isCustomer: boolean };

/**
 * On every page of a visitor who has made a choice or is signed in: keeps the viewed product with the consent, deletes
 * the list without it, and moves what a guest has saved into the account.
 */
export function followVisitor(segment: string, pathname: string, { mayKeep, isCustomer }: Visitor): void {
  if (mayKeep) recordView(segment, pathname);
  else clearRecent(segment);
  if (isCustomer && hasKept(listName('wish-list', segment))) void openWishList(segment, true);
}

import type { Bag } from './session.ts';

export type BagReply = { ok: true; cart: Bag } | { ok: false; message: string | null };

/** Asks the storefront to put a unit into the bag or to take it out. No answer at all is a refusal without words. */
export async function sendBag(url: string, method: 'POST' | 'DELETE', uuid: string): Promise<BagReply> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ uuid }),
    });
    const body = (await response.json()) as { cart?: Bag; message?: string | null };
    if (response.ok && body.cart) return { ok: true, cart: body.cart };
    return { ok: false, message: body.message || null };
  } catch (error) {
    console.warn('the bag could not be changed', error);
    return { ok: false, message: null };
  }
}

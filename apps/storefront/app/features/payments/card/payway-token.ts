export interface PaywayCard {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly code: string;
  readonly holder: string;
  readonly document: string;
}

export type PaywayAnswer =
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'invalid'; readonly body: unknown }
  /** Answered, but not with an active token; `message` if it says why. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'silent' };

/** From this browser straight to the gateway: our server never sees the card. */
export async function askPaywayToken(url: string, apikey: string, card: PaywayCard): Promise<PaywayAnswer> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({
        card_number: card.number,
        card_expiration_month: card.month,
        card_expiration_year: card.year,
        security_code: card.code,
        card_holder_name: card.holder,
        card_holder_identification: { type: 'dni', number: card.document },
      }),
    });
  } catch {
    return { kind: 'silent' };
  }
  const body = (await response.json().catch(() => null)) as {
    id?: string;
    status?: string;
    message?: string;
  } | null;
  if (response.status === 400) return { kind: 'invalid', body };
  if (!response.ok) return { kind: 'refused', message: body?.message ?? null };
  return body?.status === 'active' && body.id ? { kind: 'token', id: body.id } : { kind: 'inactive' };
}

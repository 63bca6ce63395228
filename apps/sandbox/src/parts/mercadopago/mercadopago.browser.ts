/// <reference lib="dom" />
import { createField, type FieldOptions, origin, type SecureField } from './secure-field.browser.ts';

// Runs in the shop's page. Each field is a frame of this origin, so the page never sees what is typed; only events and
// the token come out. `binChange` speaks from the seventh figure on and then says the first seven or eight, so that
// nothing is looked up earlier; a number that gets shorter again says null.
interface Cardholder {
  cardholderName?: string;
  identificationType?: string;
  identificationNumber?: string;
}
interface CardData extends Cardholder {
  cardNumber?: string;
  cardExpirationMonth?: string;
  cardExpirationYear?: string;
  securityCode?: string;
}

const counts = { groups: 0, requests: 0 };

async function answerOf(response: Response): Promise<unknown> {
  const body = await response
    .json()
    .catch(() => ({ message: 'unreadable', status: response.status, cause: [] }));
  if (!response.ok) throw body;
  return body;
}

function fieldsOf(publicKey: string, locale: string) {
  counts.groups += 1;
  const group = `group-${counts.groups}`;
  let number: SecureField | null = null;
  return {
    create(type: string, options: FieldOptions = {}) {
      const field = createField(type, group, locale, options);
      if (type === 'cardNumber') number = field;
      return field;
    },
    /** The number's frame asks its siblings for the rest and the provider for a token; the page gets the token. */
    createCardToken(cardholder: Cardholder): Promise<unknown> {
      const field = number;
      if (!field?.isMounted()) return Promise.reject(new Error('The field cardNumber is not mounted'));
      counts.requests += 1;
      const request = counts.requests;
      return new Promise((resolve, reject) => {
        field.on('tokenised', (answer) => {
          if (answer.request !== request) return;
          if (answer.ok) resolve(answer.body);
          else reject(answer.body);
        });
        field.tell('tokenise', { request, publicKey, cardholder });
      });
    },
  };
}

class MercadoPago {
  readonly fields: ReturnType<typeof fieldsOf>;
  private readonly publicKey: string;
  private readonly locale: string;

  constructor(publicKey: string, options: { locale?: string } = {}) {
    if (!publicKey) throw new Error('A public key is needed');
    this.publicKey = publicKey;
    this.locale = options.locale ?? 'es-AR';
    this.fields = fieldsOf(publicKey, this.locale);
  }

  private async ask(path: string, query: Record<string, string | undefined> = {}) {
    const search = new URLSearchParams({ public_key: this.publicKey });
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
    return answerOf(await fetch(`${origin}${path}?${search}`));
  }

  getIdentificationTypes() {
    return this.ask('/v1/identification_types');
  }

  getPaymentMethods({ bin }: { bin: string }) {
    return this.ask('/v1/payment_methods/search', { bin });
  }

  getIssuers({ paymentMethodId, bin }: { paymentMethodId: string; bin?: string }) {
    return this.ask('/v1/payment_methods/card_issuers', { payment_method_id: paymentMethodId, bin });
  }

  getInstallments({ amount, bin, locale }: { amount: string; bin: string; locale?: string }) {
    return this.ask('/v1/payment_methods/installments', { amount, bin, locale: locale ?? this.locale });
  }

  /** For a form of the shop's own, which then has card numbers in its page; the fields above are better. */
  async createCardToken(card: CardData) {
    const response = await fetch(
      `${origin}/v1/card_tokens?public_key=${encodeURIComponent(this.publicKey)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          card_number: card.cardNumber,
          security_code: card.securityCode,
          expiration_month: card.cardExpirationMonth,
          expiration_year: card.cardExpirationYear,
          cardholder: {
            name: card.cardholderName,
            identification: { type: card.identificationType, number: card.identificationNumber },
          },
        }),
      },
    );
    return answerOf(response);
  }
}

Object.assign(window, { MercadoPago });

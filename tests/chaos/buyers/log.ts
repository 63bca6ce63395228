import { appendFileSync, writeFileSync } from 'node:fs';

/** Something the shop has said yes to. It may never be unsaid. */
export type Ack =
  | {
      kind: 'order';
      at: number;
      code: string;
      unit: string;
      cart: string;
      key: string;
      request: string;
      answer: string;
    }
  | { kind: 'paid'; at: number; code: string; by: 'card' | 'bank' }
  | { kind: 'registered'; at: number; code: string };

export interface Call {
  readonly at: number;
  readonly ms: number;
  readonly step: string;
  /** Null: no answer. */
  readonly status: number | null;
  readonly why: string;
}

/** What the buyers saw, kept outside of the database it is compared with. */
export class BuyersLog {
  readonly acks: Ack[] = [];
  readonly calls: Call[] = [];
  /** Each no that stood, and how often it was said. */
  readonly refusals = new Map<string, number>();
  gaveUp: string[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    writeFileSync(file, '');
  }

  ack(ack: Ack): void {
    this.acks.push(ack);
    appendFileSync(this.#file, `${JSON.stringify(ack)}\n`);
  }

  refuse(why: string): void {
    this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1);
  }

  orders = () => this.acks.filter((ack) => ack.kind === 'order');
  payments = () => this.acks.filter((ack) => ack.kind === 'paid');
}

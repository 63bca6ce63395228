import type pg from 'pg';
import { NO_RESULT, pendingRows, SET_SITE, type Sending } from './sending.ts';
import { SiteClient } from './site-client.ts';

/**
 * Sends every statement in a message of its own, by pg's public interface alone (PADDOCK_DB_PIPELINE=off). Results are
 * those of the pipelined client; only round trips differ, and the error of a queued write is thrown at once.
 */
export class SequentialClient extends SiteClient {
  #isInside = false;

  protected override async sendText(
    text: string,
    values: unknown[],
    sending: Sending | undefined,
  ): Promise<pg.QueryResult> {
    if (sending?.opens) {
      await this.#open(sending.siteId);
      this.#isInside = true;
      return NO_RESULT;
    }
    if (text === 'commit' || text === 'rollback') this.#isInside = false;
    else if (text.startsWith('begin')) this.#isInside = true;
    const named = sending ? { name: sending.name, text, values: [...values] } : { text, values };
    const siteId = sending?.siteId ?? null;
    if (siteId !== null && !this.#isInside) return this.#queryOfSite(named, siteId);
    const sent = this.sendAlone(named);
    if (text === 'commit') return this.confirm(sent);
    return sending?.queued === 'read' ? pendingRows(Promise.resolve((await sent).rows)) : sent;
  }

  /** The site's setting is local to a transaction, so a statement that is sent alone gets one. */
  async #queryOfSite(named: pg.QueryConfig, siteId: number): Promise<pg.QueryResult> {
    await this.#open(siteId);
    try {
      const result = await this.sendAlone(named);
      await this.confirm(this.sendAlone({ text: 'commit' }));
      return result;
    } catch (error) {
      await this.#rollBack();
      throw error;
    }
  }

  async #open(siteId: number | null): Promise<void> {
    await this.sendAlone({ text: 'begin' });
    try {
      await this.sendAlone({ ...SET_SITE, values: [String(siteId)] });
    } catch (error) {
      await this.#rollBack();
      throw error;
    }
  }

  /** When the connection itself broke this fails too; the first error is the one that tells why. */
  async #rollBack(): Promise<void> {
    await this.sendAlone({ text: 'rollback' }).catch(() => {});
  }
}

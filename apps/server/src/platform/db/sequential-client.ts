import type pg from 'pg';
import { NO_RESULT, pendingRows, type Sending, settingOf, siteSetting } from './sending.ts';
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
      await this.#open(siteSetting(sending.siteId));
      this.#isInside = true;
      return NO_RESULT;
    }
    if (text === 'commit' || text === 'rollback') this.#isInside = false;
    else if (text.startsWith('begin')) this.#isInside = true;
    const named = sending ? { name: sending.name, text, values: [...values] } : { text, values };
    const setting = settingOf(sending);
    if (setting && !this.#isInside) return this.#queryOfSite(named, setting);
    const sent = this.sendAlone(named);
    if (text === 'commit') return this.confirm(sent);
    return sending?.queued === 'read' ? pendingRows(Promise.resolve((await sent).rows)) : sent;
  }

  /** The site's setting is local to a transaction, so a statement that is sent alone gets one. */
  async #queryOfSite(named: pg.QueryConfig, setting: pg.QueryConfig): Promise<pg.QueryResult> {
    await this.#open(setting);
    try {
      const result = await this.sendAlone(named);
      await this.confirm(this.sendAlone({ text: 'commit' }));
      return result;
    } catch (error) {
      await this.#rollBack();
      throw error;
    }
  }

  async #open(setting: pg.QueryConfig): Promise<void> {
    await this.sendAlone({ text: 'begin' });
    try {
      await this.sendAlone(setting);
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

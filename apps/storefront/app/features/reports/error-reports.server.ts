import { config } from '../../platform/config.server.ts';
import { log } from '../../platform/log.server.ts';
import { loggedPath } from '../../routing/route-of.ts';
import { createErrorReports } from './create-error-reports.server.ts';

type Handle = (request: Request, peer?: string) => Promise<Response>;

/** Reports and rethrows what fails outside React Router; `handleError` reports React Router's own failures. */
export const reportFailures =
  (handle: Handle): Handle =>
  async (request, peer) => {
    try {
      return await handle(request, peer);
    } catch (error) {
      errorReports.report(error, loggedPath(new URL(request.url).pathname));
      throw error;
    }
  };

/** The reports of this process. */
export const errorReports = createErrorReports({
  dsn: config.errorsDsn,
  release: __BUILD_ID__,
  onFailure: (error) => log.warn({ err: error }, 'error report failed'),
});

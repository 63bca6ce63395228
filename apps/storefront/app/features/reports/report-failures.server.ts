import { loggedPath } from '../../routing/route-of.ts';
import { errorReports } from './error-reports.server.ts';

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

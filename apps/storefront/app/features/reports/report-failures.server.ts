import { reportServerError } from './forward.server.ts';

type Handle = (request: Request, peer?: string) => Promise<Response>;

/** Reports what fails outside React Router, whose own failures `handleError` reports, and throws it on. */
export const reportFailures =
  (handle: Handle): Handle =>
  async (request, peer) => {
    try {
      return await handle(request, peer);
    } catch (error) {
      reportServerError(error, new URL(request.url).pathname);
      throw error;
    }
  };

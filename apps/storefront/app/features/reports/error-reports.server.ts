import { config } from '../../platform/config.server.ts';
import { log } from '../../platform/log.server.ts';
import { createErrorReports } from './create-error-reports.server.ts';

/** The reports of this process. */
export const errorReports = createErrorReports({
  dsn: config.errorsDsn,
  release: __BUILD_ID__,
  onFailure: (error) => log.warn({ err: error }, 'error report failed'),
});

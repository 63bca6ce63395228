/** Reports an error to the error service. Returns at once and never throws. `route` is a job's task in the worker. */
export type ReportError = (error: Error, where: { route: string; requestId: string }) => void;

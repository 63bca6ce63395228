import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whyDatabaseFailed } from '../db/database-errors.ts';
import type { ReportError } from '../observability/sentry-client.ts';
import { type MessageKey, translate } from '../text/messages.ts';
import { fieldErrors } from '../text/validation-messages.ts';
import { HttpRefusal, type RefusalDetails } from './http-errors.ts';

const RETRY_SOON_SECONDS = 1;

/** The one place where anything that went wrong becomes an answer. Causes are logged, never sent. */
export function addErrorHandler(app: FastifyInstance, report: ReportError) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error, request);
    if (refusal.status >= 500 && !(error instanceof HttpRefusal)) {
      request.log.error({ err: error, request_id: request.id }, 'request failed');
      // A database that is busy or away is known from the metrics already.
      if (refusal.status === 500) {
        report(error, {
          route: `${request.method} ${request.routeOptions.url ?? ''}`,
          requestId: request.id,
        });
      }
    }
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new HttpRefusal(404, 'not_found')));
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: HttpRefusal) {
  const { values, field, retryAfterSeconds, data } = refusal.details;
  const message = translate(request.locale ?? 'en', refusal.code, values);
  const errors = refusal.details.errors ?? (field ? { [field]: [message] } : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(refusal.status).send({
    message,
    code: refusal.code,
    ...(errors ? { errors } : {}),
    ...(data ? { data } : {}),
  });
}

function asRefusal(error: FastifyError, request: FastifyRequest): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  if (error.validation) {
    const input = inputOf(request, error.validationContext);
    return new HttpRefusal(422, 'validation_failed', {
      errors: fieldErrors(error.validation, input, request.locale),
    });
  }
  const failed = whyDatabaseFailed(error);
  if (failed) return new HttpRefusal(503, failed, { retryAfterSeconds: RETRY_SOON_SECONDS });
  return fromStatus(error.statusCode ?? 500);
}

function inputOf(request: FastifyRequest, part: string | undefined) {
  if (part === 'params') return request.params;
  return part === 'querystring' ? request.query : request.body;
}

// What the framework itself refuses: bodies it cannot read, methods, media types, sizes.
const OF_STATUS: Record<number, MessageKey> = {
  400: 'malformed',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  413: 'too_large',
  414: 'uri_too_long',
  415: 'unsupported_type',
  431: 'headers_too_large',
  503: 'unavailable',
};

function fromStatus(status: number): HttpRefusal {
  const code = OF_STATUS[status];
  if (!code) return new HttpRefusal(500, 'internal');
  const details: RefusalDetails = status === 503 ? { retryAfterSeconds: RETRY_SOON_SECONDS } : {};
  return new HttpRefusal(status, code, details);
}

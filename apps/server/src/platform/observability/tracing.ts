import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node';

const tracer = () => trace.getTracer('paddock');

/** Without an endpoint nothing is registered and every span below is a no-op. */
export function startTracing(serviceName: string, otlpEndpoint: string | null) {
  if (otlpEndpoint === null) return async () => {};
  const exporter = new OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces` });
  return registerTracing(serviceName, new BatchSpanProcessor(exporter));
}

export function registerTracing(serviceName: string, processor: SpanProcessor) {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [processor],
  });
  provider.register();
  return () => provider.shutdown();
}

/** Starts the server span as a child of the caller's `traceparent`, if it sent one. */
export function startServerSpan(name: string, headers: Record<string, unknown>) {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER }, parent);
  return { span, scope: trace.setSpan(parent, span) };
}

export const runInSpan = <T>(scope: ReturnType<typeof startServerSpan>['scope'], work: () => T): T =>
  context.with(scope, work);

export function endServerSpan(span: Span, attributes: { route: string; method: string; status: number }) {
  span.setAttributes({
    'http.route': attributes.route,
    'http.request.method': attributes.method,
    'http.response.status_code': attributes.status,
  });
  if (attributes.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A finished span for a statement that took `ms`; recorded afterwards because the driver reports it so. */
export function recordStatement(text: string, ms: number, failed: boolean) {
  const now = Date.now();
  const span = tracer().startSpan(text.slice(0, 60), {
    kind: SpanKind.CLIENT,
    startTime: now - ms,
    attributes: { 'db.system': 'postgresql', 'db.query.text': text },
  });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(now);
}

/** The current trace as a header value, for jobs and calls to the outside. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

export function startJobSpan(name: string, traceparent: string | undefined) {
  const parent = propagation.extract(context.active(), traceparent ? { traceparent } : {});
  const span = tracer().startSpan(name, { kind: SpanKind.CONSUMER }, parent);
  return { span, scope: trace.setSpan(parent, span) };
}

export function endJobSpan(span: Span, failed: boolean) {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

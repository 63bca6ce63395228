import { expect, test } from 'vitest';
import { findResourceFaults } from './check-kubernetes.ts';

const container = {
  name: 'api',
  image: 'registry.example.com/paddock-server:2026.11.17-0a1b',
  readinessProbe: {},
  livenessProbe: {},
  resources: { requests: {}, limits: { memory: '1Gi' } },
  securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
};
const pod = (change: object, spec: object = {}) => ({
  kind: 'Deployment',
  metadata: { name: 'api' },
  spec: {
    template: {
      metadata: { labels: { app: 'api' } },
      spec: { securityContext: { runAsNonRoot: true }, containers: [{ ...container, ...change }], ...spec },
    },
  },
});
const service = (app: string) => ({ kind: 'Service', metadata: { name: app }, spec: { selector: { app } } });

test('a sound deployment with its service has no faults', () => {
  expect(findResourceFaults([pod({}), service('api')])).toEqual([]);
});

test.each([
  [{ image: 'paddock-server' }, 'an image without a tag'],
  [{ image: 'paddock-server:latest' }, 'an image without a tag'],
  [{ readinessProbe: undefined }, 'no readiness probe'],
  [{ resources: { requests: {} } }, 'no memory limit'],
  [{ securityContext: { readOnlyRootFilesystem: true } }, 'may gain privileges'],
  [{ env: [{ name: 'PADDOCK_COOKIE_SECRET', value: 'x' }] }, 'PADDOCK_COOKIE_SECRET'],
])('[DEPLOY-07] %j is reported', (change, fault) => {
  expect(findResourceFaults([pod(change)]).join()).toContain(fault);
});

test('[DEPLOY-07] a pod of root and a service without pods are reported', () => {
  expect(findResourceFaults([pod({}, { securityContext: {} })]).join()).toContain('may run as root');
  expect(findResourceFaults([pod({}), service('desk')])).toEqual(['Service desk selects no pod']);
});

test('[DEPLOY-07] the pod of a CronJob is checked like that of a Job', () => {
  const { spec } = pod({ readinessProbe: undefined, livenessProbe: undefined });
  const cronJob = (template: object) => ({
    kind: 'CronJob',
    metadata: { name: 'drill' },
    spec: { jobTemplate: { spec: { template: template as typeof spec.template } } },
  });
  expect(findResourceFaults([cronJob(spec.template)])).toEqual([]);
  const rooted = { ...spec.template, spec: { ...spec.template.spec, securityContext: {} } };
  expect(findResourceFaults([cronJob(rooted)]).join()).toContain('CronJob drill may run as root');
});

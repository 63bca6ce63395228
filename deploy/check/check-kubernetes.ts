import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { REPOSITORY } from '../../scripts/services/settings.ts';
import { runTool } from './tools.ts';

interface Container {
  readonly name: string;
  readonly image: string;
  readonly readinessProbe?: object;
  readonly livenessProbe?: object;
  readonly resources?: { readonly requests?: object; readonly limits?: { readonly memory?: string } };
  readonly securityContext?: {
    readonly allowPrivilegeEscalation?: boolean;
    readonly readOnlyRootFilesystem?: boolean;
  };
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
}
interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly securityContext?: { readonly runAsNonRoot?: boolean };
}
interface PodTemplate {
  readonly metadata?: { readonly labels?: Record<string, string> };
  readonly spec: PodSpec;
}
interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec?: {
    readonly template?: PodTemplate;
    /** Of a CronJob. */
    readonly jobTemplate?: { readonly spec: { readonly template: PodTemplate } };
    readonly selector?: Record<string, unknown>;
  };
}

const CELLS = path.join(REPOSITORY, 'deploy/kubernetes/cells');

/** Renders every cell, and checks what a cluster would accept and we do not. */
export function checkKubernetes(): string[] {
  return readdirSync(CELLS).flatMap((cell) => {
    const done = runTool('kubectl', ['kustomize', path.join(CELLS, cell)]);
    if (!done.ok) return [`${cell}: ${done.lines.slice(-3).join('\n    ')}`];
    const resources = parseAllDocuments(done.stdout).map((document) => document.toJS() as Resource);
    return findResourceFaults(resources).map((fault) => `${cell}: ${fault}`);
  });
}

export function findResourceFaults(resources: readonly Resource[]): string[] {
  const pods = resources.flatMap(({ kind, metadata, spec }) => {
    const template = spec?.template ?? spec?.jobTemplate?.spec.template;
    return template ? [{ name: `${kind} ${metadata.name}`, kind, template }] : [];
  });
  const faults = pods.flatMap(({ name, kind, template: { spec } }) => {
    const isService = kind !== 'Job' && kind !== 'CronJob';
    return [
      ...(spec.securityContext?.runAsNonRoot ? [] : [`${name} may run as root`]),
      ...spec.containers.flatMap((container) => findContainerFaults(name, container, isService)),
      ...(spec.initContainers ?? []).flatMap((container) => findContainerFaults(name, container, false)),
    ];
  });
  const labels = pods.map(({ template }) => template.metadata?.labels?.app);
  const services = resources.filter(({ kind }) => kind === 'Service');
  const lost = services.filter(({ spec }) => !labels.includes(String(spec?.selector?.app)));
  return [...faults, ...lost.map(({ metadata }) => `Service ${metadata.name} selects no pod`)];
}

function findContainerFaults(pod: string, container: Container, isService: boolean): string[] {
  const secrets = (container.env ?? []).filter(({ name }) =>
    /(SECRET|KEYS|PASSWORD|DATABASE_URL)$/.test(name),
  );
  const rules: [boolean, string][] = [
    [/:[\w.-]+$/.test(container.image) && !container.image.endsWith(':latest'), 'has an image without a tag'],
    [!isService || container.readinessProbe !== undefined, 'has no readiness probe'],
    [!isService || container.livenessProbe !== undefined, 'has no liveness probe'],
    [container.resources?.requests !== undefined, 'requests no resources'],
    [container.resources?.limits?.memory !== undefined, 'has no memory limit'],
    [container.securityContext?.allowPrivilegeEscalation === false, 'may gain privileges'],
    [container.securityContext?.readOnlyRootFilesystem === true, 'may write into its image'],
    [secrets.length === 0, `has secrets in its environment: ${secrets.map(({ name }) => name)}`],
  ];
  return rules.filter(([holds]) => !holds).map(([, fault]) => `${pod}, ${container.name} ${fault}`);
}

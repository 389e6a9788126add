import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { variables } from '@portal/platform/config/variables.ts';
import { serviceNames } from '@portal/platform/host/load-services.ts';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { composeFile, documentsOf, environmentOf, isPinned, stopMax, textOf, unknownSettings } from './deployment.ts';

const folder = 'deploy/kubernetes';
const [kustomization] = documentsOf(`${folder}/kustomization.yaml`);
const [patch] = documentsOf(`${folder}/pod.patch.yaml`);
const own: string[] = kustomization.resources.filter((file: string) => file.endsWith('.yaml'));
const proxyFile = 'deploy/proxy/proxy.yaml';
const objects = [...own.map(file => `${folder}/${file}`), proxyFile].flatMap(file =>
  documentsOf(file).map(object => ({ file, object })),
);
const kinds: Record<string, new (value: any) => { validate(): void }> = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};
const ofKind = (kind: string): any[] => objects.map(({ object }) => object).filter(object => object.kind === kind);
const namesOf = (kind: string): string[] => ofKind(kind).map(({ metadata }) => metadata.name);
const services = ofKind('Deployment').filter(({ metadata }) => metadata.labels.part === 'service');
const [container] = patch.spec.template.spec.containers;

/** A deployment with what the patch gives to all: what this test needs of kustomize's merge. */
const patched = (deployment: any): any => {
  const { containers, ...pod } = patch.spec.template.spec;
  return {
    ...deployment,
    spec: {
      ...deployment.spec,
      ...patch.spec,
      template: {
        ...deployment.spec.template,
        spec: {
          ...deployment.spec.template.spec,
          ...pod,
          containers: [{ ...containers[0], ...deployment.spec.template.spec.containers[0] }],
        },
      },
    },
  };
};

describe('the manifests for Kubernetes', () => {
  it('are what its schema allows', () => {
    for (const { file, object } of objects) {
      const Kind = kinds[object.kind]!;
      const value = services.includes(object) ? patched(object) : object;
      expect(() => new Kind(value).validate(), `${file} ${object.kind}`).not.toThrow();
    }
    expect(() => new Deployment(patched({ ...services[0], spec: {} }) as never).validate()).toThrow();
  });

  it('are all named by the kustomization', () => {
    const there = readdirSync(path.join(projectRoot, folder)).filter(file => file.endsWith('.yaml'));
    const named = ['kustomization.yaml', ...own, ...kustomization.patches.map((one: { path: string }) => one.path)];
    expect(new Set(there)).toEqual(new Set(named));
    for (const place of kustomization.resources)
      expect(existsSync(path.join(projectRoot, folder, place)), place).toBe(true);
  });

  it('run every service of the portal, and no other', () => {
    expect(namesOf('Deployment').toSorted()).toEqual([...serviceNames, 'proxy'].toSorted());
    for (const { metadata, spec } of services) expect(spec.template.spec.containers[0].args).toEqual([metadata.name]);
    expect(services).toHaveLength(serviceNames.length);
    expect(services.every(({ spec }) => spec.template.metadata.labels.part === 'service')).toBe(true);
  });

  it('give the portal settings that it knows, of values that it takes', () => {
    for (const file of [`${folder}/portal.env`, `${folder}/secret.env.example`]) {
      const settings = environmentOf(file);
      expect(unknownSettings(Object.keys(settings))).toEqual([]);
      for (const [name, value] of Object.entries(settings))
        expect(variables[name]!.schema.safeParse(value.padEnd(/KEY/.test(name) ? 32 : 0, '.')), name).toMatchObject({
          success: true,
        });
    }
    expect(container.envFrom.map((source: any) => (source.configMapRef ?? source.secretRef).name)).toEqual([
      'portal',
      'portal',
    ]);
    expect(kustomization.configMapGenerator.map(({ name }: { name: string }) => name)).toEqual(['portal']);
  });

  it('keep out the variables that Kubernetes makes of services: the portal refuses settings that it does not know', () => {
    for (const spec of [
      patch.spec,
      ...ofKind('Deployment')
        .filter(one => !services.includes(one))
        .map(({ spec }) => spec),
    ])
      expect(spec.template.spec.enableServiceLinks).toBe(false);
  });

  it('ask at addresses that the portal has: ready for requests, and alive', () => {
    const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(probe => container[probe].httpGet.path);
    expect(paths).toEqual(['/health/ready/', '/health/ready/', '/health/live/']);
    for (const address of paths) expect(textOf('platform/src/host/serve.ts')).toContain(`app.get('${address}'`);
    for (const probe of ['readinessProbe', 'livenessProbe'])
      expect(textOf('deploy/proxy/default.conf.template')).toContain(
        ofKind('Deployment').find(({ metadata }) => metadata.name === 'proxy').spec.template.spec.containers[0][probe]
          .httpGet.path,
      );
  });

  it('let a pod stop in order: turned away from first, then as long as the portal takes', () => {
    const pause = Number(container.lifecycle.preStop.exec.command[1]);
    const delay = Number(environmentOf(`${folder}/portal.env`)['PORTAL_STOP_DELAY']);
    expect(pause).toBeGreaterThan(0);
    expect(patch.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + delay + stopMax);
    expect(patch.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  });

  it('never take the last of anything: two of each at least, one disrupted at a time', () => {
    expect(namesOf('PodDisruptionBudget').toSorted()).toEqual([...serviceNames, 'proxy'].toSorted());
    expect(namesOf('HorizontalPodAutoscaler').toSorted()).toEqual([...serviceNames].toSorted());
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(spec.minReplicas).toBeGreaterThanOrEqual(2);
    for (const { spec } of services) expect(spec.replicas, 'the autoscaler says how many').toBeUndefined();
  });

  it('have one origin: the ingress leads to the proxy, and only the proxy to the services', () => {
    const [ingress] = ofKind('Ingress');
    expect(
      ingress.spec.rules.flatMap((rule: any) => rule.http.paths.map((one: any) => one.backend.service.name)),
    ).toEqual(['proxy']);
    const [policy] = ofKind('NetworkPolicy');
    expect(policy.spec).toMatchObject({
      podSelector: { matchLabels: { part: 'service' } },
      ingress: [{ from: [{ podSelector: { matchLabels: { app: 'proxy' } } }] }],
    });
    const named = Object.values(environmentOf('deploy/proxy/proxy.env'))
      .filter(value => value.startsWith('http'))
      .map(value => new URL(value).hostname);
    expect(named.toSorted()).toEqual(
      ['command-service', 'frontend', 'projection-service'].map(
        name => `${name}.${kustomization.namespace}.svc.cluster.local`,
      ),
    );
    expect(namesOf('Service')).toEqual(expect.arrayContaining(named.map(name => name.split('.')[0]!)));
  });

  it('have images of one version each; nginx is the one of docker-compose.yml', () => {
    expect(kustomization.images).toEqual([{ name: container.image, newTag: expect.stringMatching(/^\d+\.\d+\.\d+$/) }]);
    const { image } = ofKind('Deployment').find(({ metadata }) => metadata.name === 'proxy').spec.template.spec
      .containers[0];
    expect(isPinned(image)).toBe(true);
    expect(image).toBe(composeFile('docker-compose.yml').services['proxy']!.image);
  });
});

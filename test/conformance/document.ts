import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { AsyncApi } from '@portal/platform/relay/asyncapi.ts';
import { messageOf } from '@portal/platform/relay/envelope.ts';
import { publishedTypes } from '@portal/platform/relay/published-types.ts';
import { declaredModules } from '@portal/platform/modules/declared.ts';
import Ajv, { type ValidateFunction } from 'ajv';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConformance, type ConformancePortal } from './support/portal.ts';

/**
 * The OpenAPI document as those use it who write clients: a linter, and a generator whose client registers a student. The AsyncAPI document as those use it who
 * read events: a validator.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
let portal: ConformancePortal;
let folder: string;
beforeAll(async () => {
  portal = await startConformance();
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await portal.stop();
});

/** What somebody writes with the client; the compiler checks it, too. */
const program = `
import { IdentityService, OpenAPI, RegistrationService } from './client';

const [base, cookie, csrf] = process.argv.slice(2) as [string, string, string];
OpenAPI.BASE = base;
OpenAPI.HEADERS = { Cookie: cookie, 'X-CSRFToken': csrf, 'Accept-Language': 'en' };

const { profile } = await IdentityService.getUserMyRoles();
const { status_info: card } = await RegistrationService.getOrganizationsYearSemester({});
const { groups } = await RegistrationService.getOrganizationsSideBarList({});
const course = groups.flatMap(group => group.courses).find(one => one.status === null && one.locked.length === 0 && one.seats.left > 0)!;
const { fluxes } = await RegistrationService.getOrganizationsInfoTable({ course: course.uid });
const flux = fluxes.find(one => one.seats.left > 0)!;
const kinds = [...new Set(flux.lessons.map(lesson => lesson.load_type))];
const lessons = kinds.map(kind => flux.lessons.find(lesson => lesson.load_type === kind && lesson.seats.left > 0)!.uid);
await RegistrationService.postOrganizationsCardSave({ course: course.uid, uid: card.uid, requestBody: { lessons }, idempotencyKey: 'generated-1' });
console.log(JSON.stringify({ student: profile?.uid, course: course.uid }));
`;
const run = (...args: string[]) => promisify(execFile)(process.execPath, args);
const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    typeRoots: [path.join(root, 'node_modules/@types')],
    types: ['node'],
    skipLibCheck: true,
  },
  include: ['.'],
};

describe('the document', () => {
  it("keeps redocly's recommended rules, but for slashes at the end of addresses", async () => {
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
    const problems = await lintFromString({
      source: JSON.stringify(portal.document),
      absoluteRef: '/openapi.json',
      config,
    });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)).toEqual(
      [],
    );
  });

  it('says a shape once: no schema of an object stands in two places', () => {
    const seen = new Map<string, number>();
    const count = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, properties } = node as { type?: unknown; properties?: object };
      const text = JSON.stringify(node);
      if (type === 'object' && properties && text.length > 200) seen.set(text, (seen.get(text) ?? 0) + 1);
      Object.values(node).forEach(count);
    };
    [portal.document.paths, ...Object.values(portal.document.components['schemas']!)]
      .flatMap(node => Object.values(node as object))
      .forEach(count);
    expect([...seen].filter(([, times]) => times > 1).map(([text]) => text.slice(0, 200))).toEqual([]);
  });

  it('names codes of refusals that are in it, alone or by a group', () => {
    const { 'x-errors': errors, 'x-refusal-groups': groups, paths } = portal.document;
    const own = Object.values(paths).flatMap(methods =>
      Object.values(methods).flatMap(operation => operation['x-refusals'] ?? []),
    );
    expect(own.length).toBeGreaterThan(500);
    const codes = [...own.flatMap(one => groups[one] ?? [one]), ...Object.values(groups).flat()];
    expect(codes.filter(code => !(code in errors))).toEqual([]);
  });

  it('takes no more than 1.45 kB for a call', () => {
    const operations = Object.values(portal.document.paths).flatMap(methods => Object.values(methods));
    expect(JSON.stringify(portal.document).length / operations.length).toBeLessThanOrEqual(1450);
  });

  it('gives a generated client that compiles and registers a student for a course', async () => {
    await generate({
      input: structuredClone(portal.document),
      output: path.join(folder, 'client'),
      httpClient: 'fetch',
      useOptions: true,
    });
    writeFileSync(path.join(folder, 'register.ts'), program);
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const types = await run(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder).catch(
      (error: { stdout: string }) => error,
    );
    expect(types.stdout).toBe('');
    const { token, csrf } = await portal.sessionOf('student');
    const { stdout } = await run(
      path.join(root, 'node_modules/tsx/dist/cli.mjs'),
      path.join(folder, 'register.ts'),
      `${portal.url}/api/v1`,
      `portal_session=${token}; csrftoken=${csrf}`,
      csrf,
    );
    const { student, course } = JSON.parse(stdout) as { student: string; course: string };
    expect(student).toBe(portal.people.student.uid);
    await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
    const { results } = (await portal.people.student.page.get('/organizations/side_bar_list/current_course/')).body;
    expect(results.map((one: { uid: string }) => one.uid)).toContain(course);
  }, 180_000);
});

describe('the document of events', () => {
  it('describes every event of the demo university as it is published', async () => {
    const document = (await (await fetch(`${portal.url}/api/v1/asyncapi.json`)).json()) as AsyncApi;
    const ajv = new Ajv({ strict: false, validateFormats: false, meta: false, validateSchema: false });
    ajv.addSchema({ $id: 'portal', components: document.components });
    const validators = new Map<string, ValidateFunction>();
    const types = publishedTypes(declaredModules);
    const wrong = new Map<string, unknown>();
    for (let at = 0, events = await portal.host.log.readAll(at, 1000); events.length > 0;) {
      for (const event of events) {
        const { topic, value } = messageOf(event, types, { prefix: 'portal', personal: [] });
        const validate =
          validators.get(event.type) ?? ajv.compile({ $ref: `portal#/components/messages/${event.type}/payload` });
        validators.set(event.type, validate);
        if (!validate(JSON.parse(value))) wrong.set(event.type, validate.errors);
        if (document.channels[topic.replace('portal.', '')]?.address !== topic) wrong.set(topic, 'is no channel');
      }
      at = events.at(-1)!.position;
      events = await portal.host.log.readAll(at, 1000);
    }
    expect([...wrong]).toEqual([]);
    expect(validators.size).toBeGreaterThan(100);
  });
});

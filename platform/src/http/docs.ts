import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAsset, sendAsset, type Asset } from '../static/assets.ts';
import type { AsyncApi } from '../relay/asyncapi.ts';
import type { OpenApi, Operation } from './openapi/document.ts';
import type { Parameter } from './openapi/schemas.ts';
import { addressOf } from './address.ts';
import { rateLimit } from './rate-limit.ts';
import { Refused } from './types.ts';

const pageCsp = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Times a minute that one address may ask for the document and its page: a megabyte each. */
const readings = 120;

/**
 * `/api/v1/openapi.json` with its readable page at `/api/docs` (plain HTML, no script), and `/api/v1/asyncapi.json`. Each is made and packed once, when
 * somebody first asks for it.
 */
export function serveDocs(
  app: FastifyInstance,
  describe: () => Promise<OpenApi>,
  describeEvents: () => Promise<AsyncApi>,
): void {
  let made: Promise<OpenApi> | undefined;
  const document = (): Promise<OpenApi> => (made ??= describe());
  const limit = rateLimit(readings);
  let json: Promise<Asset> | undefined;
  let page: Promise<Asset> | undefined;
  const send =
    (asset: () => Promise<Asset>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const seconds = limit.take(addressOf(request));
      if (seconds > 0) {
        reply.header('retry-after', seconds);
        throw new Refused(reject('platform.rate_limited', { seconds }));
      }
      return sendAsset(
        reply,
        await asset(),
        request.headers['accept-encoding'] ?? '',
        request.headers['if-none-match'],
      );
    };
  app.get(
    '/api/v1/openapi.json',
    send(() => (json ??= document().then(made => createAsset(JSON.stringify(made), 'json')))),
  );
  let events: Promise<Asset> | undefined;
  app.get(
    '/api/v1/asyncapi.json',
    send(() => (events ??= describeEvents().then(made => createAsset(JSON.stringify(made), 'json')))),
  );
  const sendPage = send(() => (page ??= document().then(made => createAsset(docsPage(made), 'html'))));
  app.get('/api/docs', (request, reply) => sendPage(request, reply.header('content-security-policy', pageCsp)));
  app.get('/api/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  );
}

const escape = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
/** A schema as JSON; references lead to where it stands. */
const schema = (value: unknown): string =>
  `<pre tabindex="0">${escape(JSON.stringify(value, null, 2)).replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`;
const roles = (audience: Operation['x-roles']): string =>
  typeof audience === 'string' ? audience : audience.join(', ');

/** The codes of a call, those of its groups too. */
function refused(own: readonly string[], groups: OpenApi['x-refusal-groups']): string {
  const codes = [...new Set(own.flatMap(one => groups[one] ?? [one]))].sort();
  return codes.length ? `<p>Refuses: ${codes.map(code => `<code>${escape(code)}</code>`).join(', ')}</p>` : '';
}

export function docsPage(document: OpenApi): string {
  const { info, tags, paths, components, 'x-errors': errors, 'x-refusal-groups': groups } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section id="${escape(name)}"><h2>${escape(name)}</h2>${own.map(each => one(each, components, groups)).join('')}</section>`;
  });
  const schemas = Object.entries(components['schemas'] ?? {}).map(
    ([name, value]) =>
      `<details id="${escape(name)}"><summary><code>${escape(name)}</code></summary>${schema(value)}</details>`,
  );
  const rows = Object.entries(errors).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${escape(code)}</code></td><td>${status}</td><td>${escape(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)}: API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body>
<header><h1>${escape(info.title)}: API</h1><p>${escape(info.description)}</p>
<p>${operations.length} calls below <code>/api/v1</code>; the machine's copy is <a href="/api/v1/openapi.json">openapi.json</a>.
What is published to Kafka is described in <a href="/api/v1/asyncapi.json">asyncapi.json</a>.</p>
<nav aria-label="Modules">${tags.map(({ name }) => `<a href="#${escape(name)}">${escape(name)}</a>`).join(' ')}
<a href="#schemas">schemas</a> <a href="#errors">errors</a></nav></header>
<main>${sections.join('')}
<section id="schemas"><h2>schemas</h2>${schemas.join('')}</section><section id="errors"><h2>errors</h2><table><thead>
<tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Message</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section></main></body></html>`;
}

function one(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  components: OpenApi['components'],
  groups: OpenApi['x-refusal-groups'],
): string {
  const shared = components['parameters'] as Record<string, Parameter>;
  const parameters = operation.parameters
    .map(parameter => ('$ref' in parameter ? shared[parameter.$ref.split('/').at(-1)!]! : parameter))
    .map(
      parameter =>
        `<tr><td><code>${escape(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td>
          <td>${escape(parameter.description ?? '')} <code>${escape(JSON.stringify(parameter.schema))}</code></td></tr>`,
    );
  return `<details><summary><code class="${method}">${method.toUpperCase()}</code> <code>${escape(path)}</code> ${escape(operation.summary)}</summary>
<p>Roles: ${escape(roles(operation['x-roles']))}</p>
${refused(operation['x-refusals'] ?? [], groups)}
${
  parameters.length
    ? `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.join('')}</tbody></table>`
    : ''
}
${operation.requestBody ? `<h3>Body</h3>${schema(Object.values(operation.requestBody.content)[0]!.schema)}` : ''}
${Object.entries(operation.responses)
  .filter(([status]) => !status.endsWith('XX'))
  .map(([status, answer]) => `<h3>Answer ${status}</h3>${schema(answer)}`)
  .join('')}</details>`;
}

const style = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1.5rem}nav a{margin-right:.75rem}
h2{border-bottom:1px solid #8886;padding-bottom:.25rem}summary{cursor:pointer;padding:.35rem 0}code,pre{font:13px/1.5 ui-monospace,monospace}
pre{overflow:auto;max-height:24rem;background:#8881;padding:.75rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid #8884;overflow-wrap:anywhere}
.get{color:#1a7f5a}.post,.put,.patch{color:#8a5a00}.delete{color:#b3261e}
@media (prefers-color-scheme:dark){.get{color:#5fd0a0}.post,.put,.patch{color:#e0b060}.delete{color:#ff8a80}a{color:#8ab4ff}}`;

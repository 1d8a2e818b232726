import { escapeHtml } from './escape-html.ts';
import type { OpenApi, Operation, Parameter } from './open-api.ts';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2230; }
  details { border-block-end: 1px solid #d5d9e2; padding-block: .5rem; }
  summary { cursor: pointer; } summary p { margin: 0 0 0 4.2rem; color: #50586a; }
  b { display: inline-block; min-width: 4rem; } code, pre { font: .875em/1.45 ui-monospace, monospace; }
  pre { background: #f3f5f9; padding: .75rem; overflow: auto; }
  th, td { text-align: start; vertical-align: top; padding: .2rem 1rem .2rem 0; }`;

/** Renders the API documentation for developers: every call with its input, reply and refusals. */
export function docsPage(api: OpenApi): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => presentCall(method, path, operation)),
  );
  const events = Object.entries(api.webhooks).map(([event, { post }]) => presentCall('post', event, post));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ayraç API</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><h1>Ayraç API</h1>
<p>${calls.length} endpoints. OpenAPI 3.1 document: <a href="/api/openapi.json">openapi.json</a></p>
${calls.join('\n')}
<h1>Webhooks of brands</h1><p>Calls to the address that a brand has given, one for each event.</p>
${events.join('\n')}</body></html>`;
}

function presentCall(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody?.content['application/json']?.schema;
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const schema = 'content' in answer ? Object.values(answer.content ?? {})[0]?.schema : undefined;
    return schema === undefined ? `<b>${status}</b> ` : `<p><b>${status}</b></p>${presentSchema(schema)}`;
  });
  return `<details id="${escapeHtml(operation.operationId)}"><summary><b>${method.toUpperCase()}</b>
<code>${escapeHtml(path)}</code><p>${escapeHtml(operation.summary)}</p></summary>
<p>${accessOf(operation)}</p>
${operation.parameters.length === 0 ? '' : `<table>${operation.parameters.map(presentParameter).join('')}</table>`}
${body === undefined ? '' : `<h2>Request body</h2>${presentSchema(body)}`}<h2>Responses</h2>${answers.join('')}</details>`;
}

function accessOf({ security }: Operation): string {
  if (security.some((way) => 'brandKey' in way)) return "Requires a brand's API key.";
  return security.some((way) => 'bearer' in way) ? 'Requires a session.' : 'Public.';
}

function presentParameter({ name, in: place, required, description = '', schema }: Parameter): string {
  const need = required ? 'required' : 'optional';
  return `<tr><th><code>${escapeHtml(name)}</code></th><td>${place}, ${need}</td><td>${escapeHtml(description)}${presentSchema(schema)}</td></tr>`;
}

function presentSchema(schema: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

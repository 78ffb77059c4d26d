/**
 * The API's reference: calls by subject with examples. One small script of our own searches them; without it
 * everything can be read.
 */
import { API_BASE, type Call } from '@sojourn/contract/call.ts';
import { CALL_GROUPS, type CallGroup } from '@sojourn/contract/call-groups.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode } from '@sojourn/contract/errors.ts';
import { describeCall, exampleFor, wireSchema, wireShapes } from '@sojourn/contract/openapi.ts';
import type { z } from 'zod';
import { escapeHtml } from '../escape-html.ts';

type Shapes = ReturnType<typeof wireShapes>;

export function referencePage(): string {
  const shapes = wireShapes();
  const links = CALL_GROUPS.map((group) => groupLinks(group)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sojourn API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs.css"><script src="/api/docs.js" defer></script></head><body>
<header><h1>API reference</h1>
<p>All paths are under <code>${API_BASE}</code>. The same as data:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). A session is a bearer token, a second secret in an
HttpOnly cookie and, on everything but GET, an <code>X-CSRF-Token</code> header that repeats a cookie.</p>
</header>
<div class="columns"><nav aria-label="Calls"><label for="search">Search calls</label>
<input id="search" type="search" placeholder="Name, path or word" autocomplete="off">
<p id="found" role="status"></p>
${links}<h2>More</h2><ul><li><a href="#shapes">Shapes</a></li>
<li><a href="#errors">Error codes</a></li></ul></nav>
<main>${CALL_GROUPS.map((group) => groupSection(group, shapes)).join('\n')}
<section id="shapes" class="group"><h2>Shapes</h2>
${Object.entries(shapes)
  .map(([name, schema]) => details(name, schema))
  .join('')}</section>
<section id="errors" class="group"><h2>Error codes</h2>
<p>Any call may fail with ${COMMON_ERRORS.map(codeLink).join(', ')}.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th>
<th scope="col">Retry</th><th scope="col">Raised by</th></tr></thead><tbody>
${Object.entries(ERRORS).map(errorRow).join('\n')}
</tbody></table></div></section></main></div></body></html>`;
}

const anchor = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const groupLinks = ({ name, calls }: CallGroup): string =>
  `<h2><a href="#${anchor(name)}">${name}</a></h2><ul>${Object.keys(calls)
    .map((each) => `<li><a href="#${each}">${each}</a></li>`)
    .join('')}</ul>`;

const groupSection = ({ name, description, calls }: CallGroup, shapes: Shapes): string =>
  `<section id="${anchor(name)}" class="group"><h2>${name}</h2><p>${escapeHtml(description)}</p>
${Object.entries(calls)
  .map(([each, call]) => callSection(each, call, shapes))
  .join('\n')}</section>`;

const codeLink = (code: ErrorCode): string => `<a href="#error-${code}"><code>${code}</code></a>`;

const errorRow = ([code, e]: [string, { status: number; retry: string; raisedBy: string }]): string =>
  `<tr id="error-${code}"><td><code>${code}</code></td><td>${e.status}</td><td>${e.retry}</td>` +
  `<td>${escapeHtml(e.raisedBy)}</td></tr>`;

function callSection(name: string, call: Call, shapes: Shapes): string {
  const description = escapeHtml(describeCall({ ...call, errors: [] }));
  const errors =
    call.errors.length > 0 ? `<p>May fail with ${call.errors.map(codeLink).join(', ')}.</p>` : '';
  const answer = call.stream ? 'Each line of the response' : 'Response';
  const words = escapeHtml(`${name} ${call.path} ${call.summary}`.toLowerCase());
  return `<article id="${name}" data-words="${words}">
<h3><span class="method">${call.method}</span> <code>${escapeHtml(call.path)}</code>
<small>${name}</small></h3>
<p>${description}</p>${errors}
${part('Path parameters', call.params, shapes)}${part('Query', call.query, shapes)}
${part('Request', call.input, shapes)}
${part(answer, call.file ? undefined : call.output, shapes)}</article>`;
}

const part = (title: string, schema: z.ZodType | undefined, shapes: Shapes): string =>
  schema
    ? details(`${title}: example`, exampleFor(schema, shapes)) +
      details(`${title}: schema`, wireSchema(schema))
    : '';

function details(title: string, value: unknown): string {
  const shown = escapeHtml(JSON.stringify(value, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${shown}</pre></details>`;
}

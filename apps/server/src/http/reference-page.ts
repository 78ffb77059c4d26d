/** The API's reference as one plain page: no scripts, no outside files, readable under the strict CSP. */
import { API_BASE, type Call } from '@sojourn/contract/call.ts';
import { calls } from '@sojourn/contract/calls.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode } from '@sojourn/contract/errors.ts';
import { wireSchema, wireShapes } from '@sojourn/contract/openapi.ts';
import type { z } from 'zod';
import { escapeHtml } from './escape-html.ts';

export const REFERENCE_CSS = `
:root{color-scheme:light dark;font:15px/24px "Instrument Sans",system-ui,sans-serif}
body{margin:0 auto;max-width:1040px;padding:32px 20px 96px}
h1{font:450 40px/48px Newsreader,Georgia,serif;letter-spacing:-.018em}
h2{font-size:17px;margin:0}code,pre{font:13px/20px ui-monospace,monospace}
section{border:1px solid color-mix(in srgb,currentColor 18%,transparent);border-radius:14px}
section{padding:16px 20px;margin:16px 0}
section p{margin:6px 0}.method{display:inline-block;min-width:56px;font-weight:700}
pre{overflow:auto;max-height:420px;padding:12px;border-radius:10px}
pre{background:color-mix(in srgb,currentColor 6%,transparent)}
nav ul{columns:3 220px;padding-left:18px}td,th{text-align:left;padding:4px 16px 4px 0;vertical-align:top}
summary{cursor:pointer;padding:4px 0}
`;

export function referencePage(): string {
  const all = Object.entries(calls) as [string, Call][];
  const links = all.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs.css"></head><body><h1>API reference</h1>
<p>All paths are under <code>${API_BASE}</code>. The same as data:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). A session is a bearer token, a second secret in an
HttpOnly cookie and, on everything but GET, the header <code>X-CSRF-Token</code> that repeats a cookie.
Calls marked idempotent need an <code>Idempotency-Key</code>.</p>
<nav aria-label="Calls"><ul>${links}<li><a href="#shapes">Shapes</a></li>
<li><a href="#errors">Error codes</a></li></ul></nav>
<main>${all.map(([name, call]) => section(name, call)).join('\n')}
<section id="shapes"><h2>Shapes</h2>${Object.entries(wireShapes()).map(shape).join('')}</section>
<section id="errors"><h2>Error codes</h2>
<p>Any call may answer: ${COMMON_ERRORS.map(codeLink).join(', ')}.</p>
<table><thead><tr><th>Code</th><th>Status</th><th>Retry</th><th>Raised by</th></tr></thead><tbody>
${Object.entries(ERRORS).map(errorRow).join('\n')}</tbody></table></section></main></body></html>`;
}

const codeLink = (code: ErrorCode): string => `<a href="#error-${code}"><code>${code}</code></a>`;

const errorRow = ([code, e]: [string, { status: number; retry: string; raisedBy: string }]): string =>
  `<tr id="error-${code}"><td><code>${code}</code></td><td>${e.status}</td><td>${e.retry}</td>` +
  `<td>${escapeHtml(e.raisedBy)}</td></tr>`;

function section(name: string, call: Call): string {
  const marks = [
    call.auth === 'customer' ? 'needs a session' : call.auth === 'lab' ? 'outside production only' : 'public',
    ...(call.idempotent ? ['idempotent'] : []),
    ...(call.stream ? ['streams newline-delimited JSON'] : []),
    ...(call.file ? [`answers a file, ${call.file}`] : []),
    ...(call.errors.length > 0 ? [`refuses with ${call.errors.map(codeLink).join(', ')}`] : []),
  ];
  const blocks = [
    block('Path parameters', call.params),
    block('Query', call.query),
    block('Request', call.input),
    block(call.stream ? 'Each line' : 'Answer', call.file ? undefined : call.output),
  ];
  return `<section id="${name}">
<h2><span class="method">${call.method}</span> <code>${escapeHtml(call.path)}</code></h2>
<p>${escapeHtml(call.summary)}</p><p>${marks.join(' · ')}</p>${blocks.join('')}</section>`;
}

const block = (title: string, schema: z.ZodType | undefined): string =>
  schema ? details(title, wireSchema(schema)) : '';

const shape = ([name, schema]: [string, object]): string => details(name, schema);

function details(title: string, value: object): string {
  const shown = escapeHtml(JSON.stringify(value, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${shown}</pre></details>`;
}

/** The bank's page that embeds the portal's profile module, as any other host may. */
import { Html, html } from '../sign-in/html.ts';
import type { Language } from '../sign-in/text.ts';
import { HOST_TEXTS, type HostTexts } from './text.ts';

type HostPage = {
  readonly language: Language;
  readonly bankName: string;
  /** Origin of the portal. */
  readonly portal: string;
};

const SECTIONS = { travelers: 'travelers', 'contact-info': 'contact' } as const;

/** JSON that no text can end. */
const island = (value: unknown): Html => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

const button = (id: string, key: keyof HostTexts, t: HostTexts): Html =>
  html`<button type="button" id="${id}" data-text="${key}">${t[key]}</button>`;

/** What a developer of a host tries the module with; shown with `?debug`. */
const tools = (t: HostTexts): Html => html`<details id="tools" class="tools" open hidden>
<summary data-text="controls">${t.controls}</summary><div class="controls">
<fieldset><legend data-text="theme">${t.theme}</legend>
${button('theme-light', 'light', t)}${button('theme-dark', 'dark', t)}</fieldset>
<fieldset><legend data-text="sections">${t.sections}</legend>${Object.entries(SECTIONS).map(
  ([section, key]) => html`<a href="#${section}" data-section="${section}" data-text="${key}">${t[key]}</a>`,
)}</fieldset>
<fieldset><legend data-text="module">${t.module}</legend>
${button('show', 'show', t)}${button('remove', 'remove', t)}
<label><input type="checkbox" id="agent"><span data-text="agent">${t.agent}</span></label></fieldset></div>
<p><span data-text="lastEvent">${t.lastEvent}</span> <output id="last-event">–</output></p></details>`;

export function hostPage({ language, bankName, portal }: HostPage): string {
  const t = HOST_TEXTS[language];
  const isPressed = (of: Language): string => String(of === language);
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><title>${t.title} · ${bankName}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/travel-profile.css">
<script type="application/json" id="texts">${island(HOST_TEXTS)}</script>
<script type="module" src="${portal}/embed/profile-v1.js" crossorigin></script>
<script type="module" src="/assets/travel-profile.js"></script></head>
<body data-portal="${portal}">
<header><div class="bar">
<strong class="brand"><img src="/assets/mark.svg" alt="" width="32" height="32">${bankName}</strong>
<div class="languages" role="group" aria-label="${t.language}">
<button type="button" id="locale-en" lang="en" aria-pressed="${isPressed('en')}">English</button>
<button type="button" id="locale-fr" lang="fr" aria-pressed="${isPressed('fr')}">Français</button></div>
${button('sign-out', 'signOut', t)}</div></header>
<main><div class="intro"><h1 data-text="title">${t.title}</h1>
<p class="lead" data-text="lead">${t.lead}</p></div>
${tools(t)}
<div class="entrance"><p role="status" id="status">${t.waiting}</p>
${button('sign-in', 'signIn', t)}</div></main>
<div id="profile"></div>
<footer><div class="bar"><span>© ${bankName}</span>
<a href="${portal}/" data-text="book">${t.book}</a></div></footer>
</body></html>`.text;
}

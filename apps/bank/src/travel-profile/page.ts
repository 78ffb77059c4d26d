/** The bank's page that embeds the portal's profile module, as any other host may. */
import { Html, html } from '../sign-in/html.ts';
import type { Language } from '../sign-in/text.ts';
import { HOST_TEXTS, type HostTexts } from './text.ts';

export type HostPage = {
  readonly language: Language;
  readonly bankName: string;
  /** Origin of the portal. */
  readonly portal: string;
};

const SECTIONS = { travelers: 'travelers', 'contact-info': 'contact' } as const;

/** JSON that no text can end. */
const island = (value: unknown): Html => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

export function hostPage({ language, bankName, portal }: HostPage): string {
  const t = HOST_TEXTS[language];
  const span = (key: keyof HostTexts): Html => html`<span data-text="${key}">${t[key]}</span>`;
  const button = (id: string, key: keyof HostTexts): Html =>
    html`<button type="button" id="${id}" data-text="${key}">${t[key]}</button>`;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><title>${t.title} · ${bankName}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/travel-profile.css">
<script type="application/json" id="texts">${island(HOST_TEXTS)}</script>
<script type="module" src="${portal}/embed/profile-v1.js" crossorigin></script>
<script type="module" src="/assets/travel-profile.js"></script></head>
<body data-portal="${portal}" data-theme="light">
<header><strong>${bankName}</strong><nav aria-label="${t.nav}"><ul>
<li>${span('account')}</li><li>${span('cards')}</li><li aria-current="page">${span('travel')}</li></ul></nav>
${button('sign-in', 'signIn')}${button('sign-out', 'signOut')}</header>
<main><h1 data-text="title">${t.title}</h1><p data-text="lead">${t.lead}</p>
<details open><summary data-text="controls">${t.controls}</summary><div class="controls">
<fieldset><legend data-text="theme">${t.theme}</legend>
${button('theme-light', 'light')}${button('theme-dark', 'dark')}
</fieldset>
<fieldset><legend data-text="language">${t.language}</legend>
<button type="button" id="locale-en" lang="en">English</button>
<button type="button" id="locale-fr" lang="fr">Français</button></fieldset>
<fieldset><legend data-text="sections">${t.sections}</legend>${Object.entries(SECTIONS).map(
    ([section, key]) =>
      html`<a href="#${section}" data-section="${section}" data-text="${key}">${t[key]}</a>`,
  )}</fieldset>
<fieldset><legend data-text="travel">${t.travel}</legend>
${button('show', 'show')}${button('remove', 'remove')}
<label><input type="checkbox" id="agent">${span('agent')}</label></fieldset></div>
<p>${span('heard')} <output id="heard">–</output></p></details>
<p role="status" id="status">${t.waiting}</p></main>
<div id="profile"></div></body></html>`.text;
}

/** The bank's pages: sign-in, errors, sign-out. Plain HTML under a strict CSP; they work without scripts. */
import type { Client } from '../config.ts';
import type { Person } from '../person.ts';
import { stylesOf } from './assets.ts';
import { Html, html } from './html.ts';
import { type Language, TEXTS, type Texts } from './text.ts';

type PageOf = {
  readonly language: Language;
  readonly bankName: string;
  /** The portal that sent the browser; undefined when nobody did. */
  readonly client: Client | undefined;
};

const MARK = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
<rect width="32" height="32" rx="9"/>
<path d="M10 7.5v17M22 7.5v17"/><path class="wave" d="M10 17.2c2-2.4 4-2.4 6 0s4 2.4 6 0"/></svg>`;
const ALERT = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/>
<path d="M12 7.5v5.5M12 16.4v.1"/></svg>`;
const LOCK = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
<rect x="5" y="11" width="14" height="9" rx="2"/>
<path d="M8 11V8a4 4 0 0 1 8 0v3"/></svg>`;

function page(of: PageOf, title: string, body: Html): string {
  return html`<!doctype html><html lang="${of.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><title>${title}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="preload" href="/assets/instrument-sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/${stylesOf(of.client)}"></head>
<body><div class="picture" aria-hidden="true"></div><main><div class="column">
<header><span class="brand">${MARK}<span>${of.bankName}</span></span></header>
${body}</div></main></body></html>`.text;
}

export type SignInError = 'wrong' | 'missingUser' | 'missingPassword' | 'throttled';
type SignInPage = PageOf & {
  readonly action: string;
  readonly userName: string;
  readonly error: SignInError | null;
  /** Offered for signing in at once; empty in production. */
  readonly demoPeople: readonly Person[];
};

export function signInPage(of: SignInPage): string {
  const t = TEXTS[of.language];
  const inUser = of.error === 'missingUser';
  const inPassword = of.error === 'wrong' || of.error === 'missingPassword';
  const other = of.language === 'en' ? 'fr' : 'en';
  const body = html`<h1>${t.heading}</h1><p class="lead">${of.client ? t.lead(of.client.name) : ''}</p>
${of.error === 'throttled' && html`<div class="banner" role="alert">${ALERT}<p>${t.throttled}</p></div>`}
<form method="post" action="${of.action}" novalidate>
${field(of, t, { name: 'userName', label: t.userName, bad: inUser, focus: !inPassword })}
${field(of, t, { name: 'password', label: t.password, bad: inPassword, focus: inPassword })}
<button class="primary" type="submit">${t.submit}</button></form>
<p class="safety">${LOCK}<span>${t.safety}</span></p>
${of.demoPeople.length > 0 && demoPeople(of, t)}
<footer><a href="?lang=${other}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a></footer>`;
  return page(of, (of.error ? `${t.problem}: ` : '') + t.title(of.bankName), body);
}

function field(
  of: SignInPage,
  t: Texts,
  f: { name: 'userName' | 'password'; label: string; bad: boolean; focus: boolean },
): Html {
  const errors: Record<SignInError, string> = {
    wrong: t.wrong,
    missingUser: t.missing,
    missingPassword: t.missing,
    throttled: '',
  };
  const user = f.name === 'userName';
  return html`<div class="field"><label for="${f.name}">${f.label}</label>
<input id="${f.name}" name="${f.name}" type="${user ? 'text' : 'password'}" maxlength="200" required
 autocomplete="${user ? 'username' : 'current-password'}" autocapitalize="none" spellcheck="false"
 ${user && html`value="${of.userName}"`} ${f.focus && html`autofocus`}
 ${f.bad && html`aria-invalid="true" aria-describedby="${f.name}-error"`}>
${f.bad && of.error && note(`${f.name}-error`, errors[of.error])}</div>`;
}

const note = (id: string, text: string): Html =>
  html`<p class="note" id="${id}" role="alert">${ALERT}<span>${text}</span></p>`;

const demoPeople = (
  of: SignInPage,
  t: Texts,
): Html => html`<section aria-labelledby="demo"><h2 id="demo">${t.demoHeading}</h2>
<p class="small">${t.demoLead}</p><form method="post" action="${of.action}"><ul>${of.demoPeople.map(
  (person) => html`<li><button type="submit" name="demo" value="${person.userName}">
<span class="initials" aria-hidden="true">${person.firstName[0]}${person.lastName[0]}</span>
<span><strong>${person.firstName} ${person.lastName}</strong>
<small>${person.about?.[of.language]}</small></span>
</button></li>`,
)}</ul></form></section>`;

const message = (of: PageOf, title: string, lead: string): string => {
  const t = TEXTS[of.language];
  const origin = of.client?.origins[0];
  return page(
    of,
    title,
    html`<h1>${title}</h1><p class="lead">${lead}</p>
${of.client && origin && html`<p><a class="primary" href="${origin}/">${t.back(of.client.name)}</a></p>`}`,
  );
};

export const expiredPage = (of: PageOf): string =>
  message(of, TEXTS[of.language].expiredTitle, TEXTS[of.language].expired);
export const errorPage = (of: PageOf): string =>
  message(of, TEXTS[of.language].errorTitle, TEXTS[of.language].error);
export const loggedOutPage = (of: PageOf): string =>
  message(of, TEXTS[of.language].loggedOutTitle, TEXTS[of.language].loggedOut);
export const homePage = (of: PageOf): string =>
  message(of, TEXTS[of.language].homeTitle, TEXTS[of.language].home);

/** `form` is the protocol's own, with its hidden fields; the buttons belong to it by its id. */
export function logoutPage(of: PageOf, form: string): string {
  const t = TEXTS[of.language];
  return page(
    of,
    t.logoutTitle,
    html`<h1>${t.logoutTitle}</h1><p class="lead">${t.logoutLead}</p>${new Html(form)}
<div class="row">
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">${t.logoutYes}</button>
<button class="secondary" type="submit" form="op.logoutForm">${t.logoutNo}</button></div>`,
  );
}

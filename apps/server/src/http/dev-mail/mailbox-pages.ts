/** The pages of the mailbox: the list, one mail, and its HTML part for a frame. */
import type { StoredMail } from '#suppliers/mail/mailbox.ts';
import { escapeHtml } from '../../escape-html.ts';

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/dev/mail.css"></head><body>
${body}
</body></html>`;

const time = ({ at }: StoredMail): string =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 16).replace('T', ' '))}</time>`;

export function mailboxPage(mails: readonly StoredMail[], to: string): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mail/${encodeURIComponent(mail.name)}">
<span class="subject">${escapeHtml(mail.subject)}</span>
<span class="to">${escapeHtml(mail.to)}</span>
<span class="at">${escapeHtml(mail.from.name)}, ${mail.locale}, ${time(mail)}</span></a></li>`,
  );
  const empty =
    to === '' ? 'No mail yet. Book a trip, and its confirmation will be here.' : 'No mail to that address.';
  const count = mails.length === 1 ? '1 message' : `${mails.length} messages`;
  const list = `<p class="count">${count}, newest first. Times are UTC.</p>
<ul class="mails">${rows.join('\n')}</ul>`;
  return page(
    'Mail',
    `<header><h1>Mail</h1>
<form method="get" action="/dev/mail" role="search"><label for="to">Recipient</label>
<div class="search"><input id="to" name="to" type="search" value="${escapeHtml(to)}" placeholder="maya"
autocomplete="off"><button>Search</button></div></form></header>
<main>${rows.length === 0 ? `<p>${empty}</p>` : list}</main>`,
  );
}

export function mailPage(mail: StoredMail): string {
  const { name, subject, from, to, locale, text, calendar, messageId } = mail;
  const facts = [
    ['From', `${from.name} <${from.address}>`],
    ['To', to],
    ['Date', `${mail.at} (UTC)`],
    ['Language', locale],
    ['Message-ID', `<${messageId}>`],
  ] as const;
  const rows = facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`);
  const parts = [
    `<section><h2>HTML</h2><iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox"
src="/dev/mail/${encodeURIComponent(name)}/html"></iframe></section>`,
    `<section><h2>Text</h2><pre tabindex="0">${escapeHtml(text)}</pre></section>`,
    ...(calendar
      ? [
          `<section><h2>${escapeHtml(calendar.filename)}</h2>
<pre tabindex="0">${escapeHtml(calendar.content)}</pre></section>`,
        ]
      : []),
  ];
  return page(
    subject,
    `<header><p><a href="/dev/mail">All mail</a></p><h1>${escapeHtml(subject)}</h1>
<dl>${rows.join('')}</dl></header>
<main class="parts">${parts.join('\n')}</main>`,
  );
}

/** Links open in a tab of their own: the frame itself goes nowhere. */
export const framedMail = ({ html }: StoredMail): string =>
  html.replace('<head>', '<head><base target="_blank">');

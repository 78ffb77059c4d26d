/** The mailbox of developers: everything that was written to the mail folder. Not there in production. */
import type { FastifyInstance } from 'fastify';
import { listMails, readMail } from '#suppliers/mail/mailbox.ts';
import type { HttpSettings } from '../settings.ts';
import { MAILBOX_CSS } from './mailbox-css.ts';
import { framedMail, mailboxPage, mailPage } from './mailbox-pages.ts';

const LIMIT = 200;
const PAGE_POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-src 'self'";
/** Mail has styles of its own and links that open beside the mailbox; it runs nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

export function addDevMail(app: FastifyInstance, { mailbox, production }: HttpSettings): void {
  if (mailbox === null || production) return;
  const headers = { 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY };
  app.get<{ Querystring: { to?: string } }>('/dev/mail', async ({ query }, reply) => {
    const to = String(query.to ?? '').slice(0, 254);
    const mails = await listMails(mailbox, to, LIMIT);
    return reply.type('text/html; charset=utf-8').headers(headers).send(mailboxPage(mails, to));
  });
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params }, reply) => {
    const mail = await readMail(mailbox, params.name);
    if (!mail) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').headers(headers).send(mailPage(mail));
  });
  app.get<{ Params: { name: string } }>('/dev/mail/:name/html', async ({ params }, reply) => {
    const mail = await readMail(mailbox, params.name);
    if (!mail) return reply.callNotFound();
    const framed = { 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' };
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...headers, ...framed })
      .send(framedMail(mail));
  });
  app.get('/dev/mail.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(MAILBOX_CSS),
  );
}

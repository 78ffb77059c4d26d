/** Mail by SMTP (decision 0011). TLS is required unless the server is on this machine. */
import { createTransport } from 'nodemailer';
import { ok, rejected, unavailable, unknown } from '../outcome.ts';
import { compose, SEALED } from './compose.ts';
import type { MailPort } from './port.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Before a connection stands, nothing has been sent. */
const NEVER_SENT = new Set(['ECONNECTION', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH']);

/** `url`: `smtp://…` or `smtps://user:password@host:465`. */
export function createSmtpMail(url: string): MailPort {
  const { hostname, protocol } = new URL(url);
  return {
    send: async (mail, { timeoutMs }) => {
      const transport = createTransport({
        url,
        ...SEALED,
        requireTLS: protocol === 'smtp:' && !LOOPBACK.test(hostname),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      });
      try {
        await transport.sendMail(compose(mail));
        return ok(null);
      } catch (error) {
        return outcomeOf(error as Failure);
      } finally {
        transport.close();
      }
    },
  };
}

type Failure = Error & { readonly code?: string; readonly syscall?: string; readonly responseCode?: number };

/** 5xx is an answer that will not change by itself; 4xx asks to come again. */
function outcomeOf({ code, syscall, responseCode }: Failure) {
  if (responseCode && responseCode >= 500)
    return rejected({ reason: `${code ?? 'refused'} ${responseCode}` });
  const isNeverSent = syscall === 'connect' || NEVER_SENT.has(code ?? '');
  return responseCode || isNeverSent ? unavailable : unknown;
}

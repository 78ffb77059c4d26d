/** A mail server for tests on this machine: stores what it is sent, refuses what the test sets. */
import { createServer, type Socket } from 'node:net';

type ReceivedMail = { readonly to: readonly string[]; readonly raw: string };
export type SmtpSink = {
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** Recipients that are answered with 550. */
  readonly refused: Set<string>;
  readonly close: () => Promise<void>;
};

export const headerOf = ({ raw }: ReceivedMail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim();

export async function startSmtpSink(wantedPort = 0): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    serve(socket, refused, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of open) socket.destroy();
      server.close(() => resolve());
    });
  return { port, mails, refused, close };
}

function serve(socket: Socket, refused: ReadonlySet<string>, keep: (mail: ReceivedMail) => void): void {
  let text = '';
  let data: string | null = null;
  let to: string[] = [];
  const toText = (line: string): void => void socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') data = '';
    if (verb === 'MAIL') to = [];
    const isRefused = verb === 'RCPT' && refused.has(address);
    if (verb === 'RCPT' && !isRefused) to.push(address);
    toText(isRefused ? '550 no such mailbox' : verb === 'DATA' ? '354 go on' : '250 ok');
    if (verb === 'QUIT') socket.end();
  };
  toText('220 sink');
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    for (;;) {
      const end = text.indexOf(data === null ? '\r\n' : '\r\n.\r\n');
      if (end < 0) return;
      if (data === null) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        command(line);
      } else {
        keep({ to, raw: text.slice(0, end).replace(/^\.\./gm, '.') });
        text = text.slice(end + 5);
        data = null;
        toText('250 kept');
      }
    }
  });
}

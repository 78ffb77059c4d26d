/** Whether ports are free, before anything is started on them. */
import { createServer } from 'node:net';
import { SettingError } from '../../packages/domain/src/settings.ts';

/** Throws one line that names the setting of the first port that cannot be used. */
export async function requirePorts(host: string, ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [setting, port] of Object.entries(ports)) {
    if (port > 65_535) throw new SettingError(setting, `${port} is beyond 65535; set ${setting}`);
    const twin = Object.entries(ports).find(([other, number]) => other !== setting && number === port);
    if (twin) throw new SettingError(setting, `${port} is also ${twin[0]}; set one of them to another port`);
    await tryPort(setting, host, port);
  }
}

function tryPort(setting: string, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, setting, host, port)));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

function explain(error: NodeJS.ErrnoException, setting: string, host: string, port: number): SettingError {
  if (error.code === 'EADDRINUSE') {
    return new SettingError(setting, `port ${port} on ${host} is taken; set ${setting} to a free one`);
  }
  if (error.code === 'EACCES') return new SettingError(setting, `port ${port} may not be used by this user`);
  return new SettingError('HOST', `cannot listen on ${host}: ${error.message}`);
}

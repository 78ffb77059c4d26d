/** The tenants that an operator has configured: their names and where they are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../../packages/domain/src/settings.ts';
import { ROOT } from '../root.ts';

type TenantSite = {
  readonly brandName: string;
  readonly hosts: readonly string[];
  readonly deskHosts?: readonly string[];
  readonly adminHosts?: readonly string[];
};

export function readTenantSites(
  file = process.env.TENANTS_FILE || join(ROOT, 'config/tenants.json'),
): TenantSite[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { tenants: TenantSite[] }).tenants;
  } catch (error) {
    throw new SettingError('TENANTS_FILE', `${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The origin of a tenant's host on our own port. */
export const originOf = (host: string, port: number): string => `http://${host}:${port}`;

/** Reads the tenants' configuration at start; errors name their place in it. */
import { readFileSync } from 'node:fs';
import { tenantFile } from '@sojourn/contract/tenant.ts';
import { first } from '@sojourn/domain/present.ts';
import { SettingError } from '@sojourn/domain/settings.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';

/** Throws a SettingError that names TENANTS_FILE, the place in the file and the problem. */
export function readTenants(file: string): readonly Tenant[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingError('TENANTS_FILE', `${file} cannot be read: ${(error as Error).message}`);
  }
  const read = tenantFile.safeParse(json);
  if (read.success) return read.data.tenants;
  const { path, message } = first(read.error.issues);
  throw new SettingError('TENANTS_FILE', `${file}: ${path.join('.') || 'the file'}: ${message}`);
}

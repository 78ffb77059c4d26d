/**
 * The operator's file of experiments: read at start, and again within seconds of being saved. A wrong file
 * stops the start; later it's logged once and the last good one counts.
 */
import { readFileSync, statSync } from 'node:fs';
import { experimentFile } from '@sojourn/contract/experiments.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Experiment } from '@sojourn/domain/experiments/experiment.ts';
import { first } from '@sojourn/domain/present.ts';
import { SettingError } from '@sojourn/domain/settings.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Logger } from 'pino';

export type ExperimentsFile = { readonly current: () => readonly Experiment[] };

/** The file is read again after this time. */
const LOOK_EVERY_MS = 5_000;

/** Throws a SettingError that names EXPERIMENTS_FILE, the place in the file and the problem, in one line. */
export function readExperiments(file: string, tenantIds: readonly TenantId[]): readonly Experiment[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingError('EXPERIMENTS_FILE', `${file} cannot be read: ${oneLine(error)}`);
  }
  const read = experimentFile.safeParse(json);
  if (!read.success) throw settingError(file, first(read.error.issues));
  const issue = unknownTenant(read.data.experiments, tenantIds);
  if (issue) throw settingError(file, issue);
  return read.data.experiments;
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
const settingError = (file: string, { path, message }: Issue): SettingError =>
  new SettingError('EXPERIMENTS_FILE', `${file}: ${path.join('.') || 'the file'}: ${message}`);

/** A site that no tenant has would leave its experiment at control without a word. */
function unknownTenant(experiments: readonly Experiment[], tenantIds: readonly TenantId[]) {
  for (const [place, { tenants }] of experiments.entries()) {
    const unknown = tenants?.findIndex((id) => !tenantIds.includes(id)) ?? -1;
    if (unknown >= 0)
      return { path: ['experiments', place, 'tenants', unknown], message: 'there is no such tenant' };
  }
  return undefined;
}

const oneLine = (error: unknown): string => (error as Error).message.replace(/\s+/g, ' ');

/** Changes with every save, also within the same millisecond or when a file is put in its place. */
function markOf(file: string): string {
  const seen = statSync(file, { bigint: true, throwIfNoEntry: false });
  return seen ? `${seen.ino} ${seen.mtimeNs} ${seen.size}` : 'gone';
}

export function openExperimentsFile(
  file: string,
  tenantIds: readonly TenantId[],
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): ExperimentsFile {
  let mark = markOf(file);
  let experiments = readExperiments(file, tenantIds);
  let lookedAt = Date.parse(clock.now());
  const look = (): void => {
    const seen = markOf(file);
    if (seen === mark) return;
    mark = seen;
    try {
      experiments = readExperiments(file, tenantIds);
      log.info({ count: experiments.length }, 'experiments read again');
    } catch (error) {
      log.error(`${oneLine(error)}; the experiments stay as they were`);
    }
  };
  return {
    current: () => {
      const age = Date.parse(clock.now()) - lookedAt;
      // The lab's clock also moves back
      if (age >= LOOK_EVERY_MS || age < 0) {
        lookedAt += age;
        look();
      }
      return experiments;
    },
  };
}

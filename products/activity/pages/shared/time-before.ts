import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatTime, type Locale } from '@sojourn/ui/formats.ts';

/** So many minutes before, on its clock; never before midnight, as nobody meets the day before. */
export function timeBefore(local: LocalDateTime, minutes: number, locale: Locale): string {
  const at = Math.max(0, Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) - minutes);
  const clock = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  return formatTime(`${local.slice(0, 10)}T${clock}` as LocalDateTime, locale);
}

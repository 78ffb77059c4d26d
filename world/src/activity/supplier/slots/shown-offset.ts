import { instantAt, type LocalDateTime, type Zone } from '@sojourn/domain/dates.ts';
import { isShownTwice } from '@sojourn/products/activity/rules/slots/start-instant.ts';

const MINUTE_MS = 60_000;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `+01:00`, where the zone's clock shows a start twice that night; else null. */
export function shownOffset(local: LocalDateTime, zone: Zone): string | null {
  if (!isShownTwice(local, zone)) return null;
  const minutes = Math.round((Date.parse(`${local}Z`) - Date.parse(instantAt(local, zone))) / MINUTE_MS);
  const sign = minutes < 0 ? '-' : '+';
  const ahead = Math.abs(minutes);
  return `${sign}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`;
}

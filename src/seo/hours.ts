import type { OpeningHoursSpecification } from 'schema-dts';
import { expandDays, type Hours } from '../content/hours.ts';

/** Converts a time such as `7:00 PM` to `19:00`. */
function to24Hours(clock: string): string {
  const [, hour = '0', minute = '00', half] = /^(\d+):(\d+) ([AP]M)$/.exec(clock) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** The company's opening hours as structured data; closed days are left out. */
export function openingHours(hours: Hours[]): OpeningHoursSpecification[] {
  return hours
    .filter(({ open, close }) => open && close)
    .map(({ days, open = '', close = '' }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: expandDays(days),
      opens: to24Hours(open),
      closes: to24Hours(close),
    }));
}

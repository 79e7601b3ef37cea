import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';

/** As the owner's page names them. */
export const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] satisfies DayOfWeek[];

/** The days that `Monday-Friday` or `Saturday` stands for. */
export function expandDays(days: string): DayOfWeek[] {
  const [from = '', to = from] = days.split('-');
  return week.slice(week.indexOf(from as never), week.indexOf(to as never) + 1);
}

/** `7:00 PM` as `19:00`. */
function to24Hours(clock: string): string {
  const [, hour = '0', minute = '00', half] = /^(\d+):(\d+) ([AP]M)$/.exec(clock) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** The owner's hours as structured data; closed days are left out. */
export function openingHours(hours: SiteConfig['hours']): OpeningHoursSpecification[] {
  return hours.flatMap(({ days, open, close }) =>
    open && close
      ? [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: expandDays(days),
            opens: to24Hours(open),
            closes: to24Hours(close),
          },
        ]
      : [],
  );
}

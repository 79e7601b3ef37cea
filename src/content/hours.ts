import type { Company } from './schema/company.ts';

/** The days of the week, as `company.json` names them. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof week)[number];

/** One line of the company's hours: days such as `Monday-Friday` and times such as `7:00 AM`, absent when closed. */
export type Hours = Company['hours'][number];

/** The days of a range such as `Monday-Friday` or `Saturday`; empty if the range runs backward. */
export function expandDays(days: string): Day[] {
  const [from = '', to = from] = days.split('-');
  return week.slice(week.indexOf(from as Day), week.indexOf(to as Day) + 1);
}

/** The hours as text, for example `Monday-Saturday, 7:00 AM - 7:00 PM`; adjacent days with equal hours are joined. */
export function sayHours(hours: Hours[]): string {
  const said: { from: Day; to: Day; times: string }[] = [];
  for (const { days, open, close } of hours) {
    for (const day of open && close ? expandDays(days) : []) {
      const times = `${open} - ${close}`;
      const last = said.at(-1);
      if (last?.times === times && week[week.indexOf(last.to) + 1] === day) last.to = day;
      else said.push({ from: day, to: day, times });
    }
  }
  return said.map(({ from, to, times }) => `${from === to ? from : `${from}-${to}`}, ${times}`).join('; ');
}

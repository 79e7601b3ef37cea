/** The days as `company.json` names them. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof week)[number];

/** A line of the company's hours: `Monday-Friday` or `Saturday`, from `7:00 AM` to `7:00 PM`; closed where both are missing. */
export interface Hours {
  days: string;
  open?: string;
  close?: string;
}

/** The days that `Monday-Friday` or `Saturday` stands for; none where the later day comes first. */
export function expandDays(days: string): Day[] {
  const [from = '', to = from] = days.split('-');
  return week.slice(week.indexOf(from as Day), week.indexOf(to as Day) + 1);
}

/** The hours in a sentence, for example `Monday-Saturday, 7:00 AM - 7:00 PM`; days in a row with the same hours are one. */
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

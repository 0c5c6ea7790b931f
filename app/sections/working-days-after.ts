/** The day that lies a number of working days, Monday to Friday, after another; public holidays are not known here. */
export function workingDaysAfter(from: Date, days: number): Date {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() !== 0 && day.getDay() !== 6) left--;
  }
  return day;
}

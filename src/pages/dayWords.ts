/** A day of the calendar: `18 November`. */
export function dayWords(day: Date, language: string, more: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...more }).format(day);
}

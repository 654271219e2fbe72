/** The greeting of a local hour, 0 to 23, with the member's first name where it is known. */
export function greeting(hour: number, firstName: string): string {
  const words = hour < 4 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
  return firstName === '' ? words : `${words}, ${firstName}`;
}

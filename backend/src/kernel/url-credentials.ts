/**
 * Also true for an invalid URL. `https://bank.example@evil.example` looks like the first host but opens the second one.
 */
export function hasUrlCredentials(url: string): boolean {
  const parsed = URL.parse(url);
  return !parsed || parsed.username !== '' || parsed.password !== '';
}

/**
 * True for an invalid URL, and for a URL with a user name or password, such as `https://bank.example@evil.example`, which
 * looks like the first host but opens the second one.
 */
export function hasUrlCredentials(url: string): boolean {
  const parsed = URL.parse(url);
  return !parsed || parsed.username !== '' || parsed.password !== '';
}

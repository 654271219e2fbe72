/** An http(s) address without a name and password in it, and not a bare IP number other than this machine's. */
export function isFit(target: URL): boolean {
  if (!['http:', 'https:'].includes(target.protocol) || target.username || target.password) return false;
  return !isNumbered(target.hostname) || isThisMachine(target.hostname);
}

/** `*` stands for any run of characters but `.` and `/`, `**` for any at all, `?` for one; the rest for itself. */
export function globOf(pattern: string): RegExp {
  const parts = pattern
    .split(/(\*\*|\*|\?)/)
    .map((part) => wildcards[part] ?? part.replace(/[\\^$.|+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('')}$`);
}

const wildcards: Readonly<Record<string, string>> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };

const isNumbered = (host: string): boolean => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);
const isThisMachine = (host: string): boolean => host === '[::1]' || host.startsWith('127.');

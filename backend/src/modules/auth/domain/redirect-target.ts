export function isAllowedRedirectUrl(target: URL): boolean {
  if (!['http:', 'https:'].includes(target.protocol) || target.username || target.password) return false;
  return !isIp(target.hostname) || isLoopback(target.hostname);
}

export function globToRegExp(pattern: string): RegExp {
  const parts = pattern
    .split(/(\*\*|\*|\?)/)
    .map((part) => regExpByWildcard[part] ?? part.replace(/[\\^$.|+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('')}$`);
}

const regExpByWildcard: Readonly<Record<string, string>> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };

const isIp = (host: string): boolean => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);
const isLoopback = (host: string): boolean => host === '[::1]' || host.startsWith('127.');

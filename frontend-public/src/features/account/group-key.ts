export function formatSetupKeyInGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}

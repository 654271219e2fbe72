const ownFilePattern = /^\/(files|media)\/[^\s\\]+$/;
const soundPattern = /^\/files\/media\/[\w.-]+\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;

/** The server shows a link as plain text unless this function or `isLibraryFileUrl` accepts the URL. */
export function isAllowedLink(url: string): boolean {
  if (/^mailto:\S+@\S+$/i.test(url)) return true;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

export const isLibraryFileUrl = (url: string): boolean => ownFilePattern.test(url);

export const isSoundUrl = (url: string): boolean => soundPattern.test(url);

export function readPictureSize(url: string): { width?: string; height?: string } {
  const [, width, height] = /#(\d{1,5})x(\d{1,5})$/.exec(url) ?? [];
  return width && height ? { width, height } : {};
}

export function toLinkUrl(typed: string, isAllowed = isAllowedLink): string | undefined {
  const text = typed.trim();
  if (/[\s<>]/.test(text)) return undefined;
  if (text.startsWith('/')) return isAllowed(text) ? text : undefined;
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text)
    ? text
    : /^[^\s/@]+@[^\s/@]+$/.test(text)
      ? `mailto:${text}`
      : `https://${text}`;
  return /[.@]|localhost/.test(text) && isAllowed(url) ? url : undefined;
}

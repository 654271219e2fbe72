declare module 'unicode-confusables' {
  /** The text, each character replaced by the one that it looks like. */
  export function rectifyConfusion(text: string): string;
}

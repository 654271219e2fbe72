declare module 'unicode-confusables' {
  /** Replaces each character by the common character that it looks like. */
  export function rectifyConfusion(text: string): string;
}

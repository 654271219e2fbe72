declare module 'unicode-confusables' {
  /** Replaces each character by its look-alike. */
  export function rectifyConfusion(text: string): string;
}

export const maxPostCharacters = 5_000;

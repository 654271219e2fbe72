import { oneLine } from './one-line.ts';

const LONGEST_NAME = 40;
const LOOKS_LIKE_AN_ADDRESS = /[@/\\]|https?:|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

/**
 * The name to greet with, or '' to greet without one.
 * Anybody can enter anybody's address on the list form, so the name field must not carry a stranger's advertisement:
 * mail programs turn even a bare "shop.example" into a link. Such a name, or one too long to be one, is left out.
 */
export function greetingName(firstName: string): string {
  const name = oneLine(firstName);
  if ([...name].length > LONGEST_NAME || LOOKS_LIKE_AN_ADDRESS.test(name)) return '';
  return name;
}

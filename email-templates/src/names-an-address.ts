const LOOKS_LIKE_AN_ADDRESS = /@|https?:|www\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

/**
 * True for words that hold an address of the web or of mail. Anybody can enter anybody's address into a form, so a mail
 * that repeats what was written must not carry a stranger's advertisement: mail programs turn even a bare "shop.example"
 * into a link.
 */
export const namesAnAddress = (text: string): boolean => LOOKS_LIKE_AN_ADDRESS.test(text);

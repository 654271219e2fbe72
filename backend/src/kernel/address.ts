/** The one form in which a mail address is stored and compared: addresses that differ in case alone are the same. */
export const addressKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

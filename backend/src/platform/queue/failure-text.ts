const maxCharacters = 300;
const sqlPattern = /^\s*(select|insert|update|delete|with|alter|create)\b/i;
const emailPattern = /[^\s"'<>(),;:/]+@[^\s"'<>(),;:/]+\.\w+/g;
/** Matches tokens: 20 letters or digits in a row with at least one digit, which the words of a message do not have. */
const tokenPattern = /\b(?=\w*\d)\w{20,}\b/g;
const ipPattern = /\b\d{1,3}(\.\d{1,3}){3}\b/g;
const stackLine = /^\s+at /;

/**
 * Shortens the error message of a failed job so that it contains no email addresses, tokens, IPs or values of SQL
 * statements. A message of the database begins with the statement; only the text after the last ` - ` is its error.
 */
export function describeFailure(message: string): string {
  const text = sqlPattern.test(message) ? message.slice(message.lastIndexOf(' - ') + 1).replace(/^- /, '') : message;
  const shown = sqlPattern.test(text) ? 'A statement of the database failed.' : (text.split('\n')[0] ?? '');
  return shown.replace(emailPattern, '…').replace(tokenPattern, '…').replace(ipPattern, '…').slice(0, maxCharacters);
}

/** Leaves only the code lines of a stack, because its first lines repeat the whole message. */
export const describeStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => stackLine.test(line))
    .join('\n');

const maxCharacters = 300;
const sqlPattern = /^\s*(select|insert|update|delete|with|alter|create)\b/i;
const emailPattern = /[^\s"'<>(),;:/]+@[^\s"'<>(),;:/]+\.\w+/g;
const tokenPattern = /\b(?=\w*\d)\w{20,}\b/g;
const ipPattern = /\b\d{1,3}(\.\d{1,3}){3}\b/g;
const stackLine = /^\s+at /;

/** A database message has its error after the last ` - `. */
export function describeFailure(message: string): string {
  const text = sqlPattern.test(message) ? message.slice(message.lastIndexOf(' - ') + 1).replace(/^- /, '') : message;
  const shown = sqlPattern.test(text) ? 'A statement of the database failed.' : (text.split('\n')[0] ?? '');
  return shown.replace(emailPattern, '…').replace(tokenPattern, '…').replace(ipPattern, '…').slice(0, maxCharacters);
}

/** The first lines of a stack repeat the message. */
export const describeStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => stackLine.test(line))
    .join('\n');

import { PostgreSqlPlatform } from '@mikro-orm/postgresql';
import { randomInt } from 'node:crypto';
import { quoteLiteral } from './postgres-driver.ts';

const original = new PostgreSqlPlatform();
const characters = ["'", '\\', '"', '?', '$', '\n', ' ', 'a', 'ü', '😀', '\uD83D', "''", '\\n'];

describe('quoted text literals', () => {
  it('are the same as those of MikroORM for texts with quotes, backslashes and other characters', () => {
    const texts = Array.from({ length: 2000 }, () =>
      Array.from({ length: randomInt(12) }, () => characters[randomInt(characters.length)]).join(''),
    );
    for (const text of texts) expect(quoteLiteral(text)).toBe(original.escape(text));
  });

  it('need little memory when the text is long', () => {
    const text = `${"It's a long text. ".repeat(100_000)}\\`;
    const before = process.memoryUsage().heapUsed;
    const quoted = quoteLiteral(text);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(16 * text.length);
    expect(quoted.startsWith(" E'It''s a long")).toBe(true);
  });
});

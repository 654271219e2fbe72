/** Run `npm run breached-passwords -w packages/asset-makers` after an update of @zxcvbn-ts/language-common. */
import known from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { writeFileSync } from 'node:fs';
import { computePasswordFingerprint } from 'backend/breached-passwords';

/** Production rejects shorter passwords anyway. */
const shortest = 8;

const times = <Made>(count: number, make: (at: number) => Made) => Array.from({ length: count }, (_, at) => make(at));
const wordsOf = (text: string) => text.split(' ');

const signs = times(95, (at) => String.fromCharCode(32 + at));
const repeated = signs.flatMap((sign) => times(13, (at) => sign.repeat(8 + at)));
const blocks = [...times(1_000, (at) => `${at}`), ...times(10_000, (at) => `${at}`.padStart(4, '0'))].flatMap((block) =>
  [2, 3, 4, 5].map((turns) => block.repeat(turns)).filter((text) => text.length <= 12),
);
const runs = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap(
  (run) => times(run.length, (from) => times(run.length - from, (at) => run.slice(from, from + at + 1))).flat(),
);

const seasons = wordsOf(
  'spring summer autumn fall winter january february march april may june july august september october november ' +
    'december monday tuesday wednesday thursday friday saturday sunday welcome password login admin letmein changeme hello',
);
const words = [...new Set([...seasons, ...known.filter((word) => /^[a-z]{4,}$/i.test(word)).slice(0, 1_000)])];
const years = times(37, (at) => `${1994 + at}`);
const ends = [...wordsOf('! 1 1! 12 123 123! 1234 12345 01 @ @1 @123 #1 !! 2 3 7 99 00 69'), ...years];
const asSigns = (word: string) =>
  word.replace(/[aeios]/g, (letter) => ({ a: '@', e: '3', i: '1', o: '0', s: '$' })[letter] ?? '');
const withNought = (word: string) => word.replaceAll('o', '0');
const forms = words.flatMap((word) => [word, withNought(word), asSigns(word), asSigns(word).replaceAll('$', 's')]);
const ended = forms.flatMap((form) => ['', ...ends].map((end) => form + end));
const dated = seasons.flatMap((season) =>
  years.flatMap((year) => ['!', '.', '@', '#', '1'].map((sign) => season + year + sign)),
);

const [target = ''] = process.argv.slice(2);
const all = [...known, ...repeated, ...blocks, ...runs, ...ended, ...dated].filter(
  (password) => [...password].length >= shortest,
);
const fingerprints = all.map((password) => computePasswordFingerprint(password).toString('hex'));
const packed = [...new Set(fingerprints)].toSorted();
writeFileSync(target, Buffer.from(packed.join(''), 'hex'));
process.stdout.write(`${packed.length} passwords in ${target}\n`);
